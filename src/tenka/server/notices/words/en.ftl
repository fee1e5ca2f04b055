## What is sent to people who are not here: by mail, push message, web hook and feed
notice-turn-heading = Your turn: { $game } with { $others }
notice-turn-action = Open game
notice-short-heading = Time is short: { $game } with { $others }
notice-short-action = Open game
notice-invited-heading = { $name } invites you to { $game }
notice-invited-text = A seat is waiting for you.
notice-invited-action = See table
notice-over-heading = Game over: { $game } with { $others }
notice-over-action = See result
notice-said-heading = { $name } wrote to you ({ $game })
notice-said-text = { $private ->
    [yes] It’s a private message. You can read it at the table.
   *[no] You can read the message at the table.
  }
notice-said-action = Read message
notice-vote-heading = { $name } asks the table ({ $game })
notice-clock-heading = { $name }’s time has run out ({ $game })
notice-vote-text = { $vote ->
    [pause] Shall the clocks stop for a while? Answer at the table.
    [resume] Shall the clocks go on? Answer at the table.
    [extend] Shall there be more time? Answer at the table.
    [call-off] Shall the game be called off, without a result? Answer at the table.
    [replace] Shall a player who has vanished be replaced for good? Answer at the table.
   *[stand-in] Shall the stand-in bot play on? If nobody says no, it will.
  }
notice-vote-action = Answer
notice-called-off = The game was called off: everyone agreed. There’s no result.
notice-recap = Since your last turn:
notice-earlier = { $count ->
    [one] … and 1 earlier event
   *[other] … and { $count } earlier events
  }
notice-no-clock = Take your time: there’s no clock.
notice-left = { $unit ->
    [days] You have about { $count } days left.
    [hours] You have about { $count } hours left.
   *[minutes] { $count ->
        [one] You have about 1 minute left.
       *[other] You have about { $count } minutes left.
      }
  }
notice-ended = The game has ended.
notice-won = You’ve won. Congratulations!
notice-winners = { $count ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
  }
notice-digest = { $count } messages from your games
notice-footer = You get this because you asked Tenka to tell you. Change what you’re told, and when: { $url }
notice-unsubscribe = Unsubscribe
notice-test-heading = A test message from Tenka
notice-test-text = It works: this is how you’ll be told when it’s your turn.
notice-test-action = Open Tenka
notice-confirm-heading = Confirm your e-mail address
notice-confirm-text = Someone, probably you, entered this address for the account “{ $login }” on Tenka. If it was you, confirm it within a day. If not, ignore this message.
notice-confirm-action = Confirm address
notice-recover-heading = Choose a new password
notice-recover-text = Someone, probably you, asked for a new password for the account “{ $login }” on Tenka. The link works once, for one hour. If it wasn’t you, ignore this message: nothing has changed.
notice-recover-action = Choose new password
notice-moved-heading = Your e-mail address was changed
notice-moved-text = The account “{ $login }” on Tenka now has another e-mail address. If it wasn’t you, log in, change your password and your address.
notice-moved-action = Open account
notice-removed-heading = Your e-mail address was removed
notice-removed-text = The account “{ $login }” on Tenka no longer has this e-mail address. If it wasn’t you, log in, change your password and enter your address again.
notice-removed-action = Open account
notice-feed-title = Your games on Tenka
