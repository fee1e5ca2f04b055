## Devices
people-devices = Devices
people-devices-why = Where you’re logged in.
people-device =
    { $browser ->
        [chrome] Chrome
        [edge] Edge
        [firefox] Firefox
        [opera] Opera
        [safari] Safari
        [samsung] Samsung Internet
       *[other] Unknown browser
    } { $system ->
        [android] on Android
        [chromeos] on ChromeOS
        [ios] on an iPhone or iPad
        [linux] on Linux
        [macos] on a Mac
        [windows] on Windows
       *[other] { "" }
    }
people-device-this = This device
people-device-seen = Last used { $when }
people-device-since = Logged in on { $date }
people-device-now = now
people-device-end = Log out
people-device-end-of = Log out { $device }
people-device-ended = That device has been logged out.
people-devices-end-others = Log out all other devices
people-devices-ended = All other devices have been logged out.

## Passkeys
people-passkey = Passkey
people-passkeys = Passkeys
people-passkeys-why = Log in with your fingerprint, your face or your device’s PIN – no password needed.
people-passkeys-not-here = Passkeys don’t work at this address or in this browser.
people-passkey-name = Name of the passkey
people-passkey-name-hint = For example the device it’s on. Only you see it.
people-passkey-first = My passkey
people-passkey-add = Add a passkey
people-passkey-added = Passkey added.
people-passkey-used = Last used { $when }
people-passkey-unused = Not used yet
people-passkey-rename = Rename
people-passkey-rename-of = Rename { $name }
people-passkey-remove = Remove
people-passkey-remove-of = Remove { $name }
people-passkey-removed = Passkey removed.
people-passkey-last = This is your only way in, so it can’t be removed. Add another passkey or a password first.
people-passkey-log-in = Log in with a passkey
people-register-how = How you’ll log in
people-password-first = Add a password
people-asks-for-passkey = Your browser will ask for your passkey.

## Pages of people
people-nobody = There’s no such player.
people-page = Your page
people-page-why = Other players can look you up. You choose your crest, and who sees what.
people-page-change = Change your page
people-page-look = See your page
people-face-crest = Crest
people-face-pattern = Pattern
people-face-colour = Colour
people-crest-mitsudomoe = Three commas
people-crest-kuyo = Nine stars
people-crest-rokumonsen = Six coins
people-crest-mitsu-uroko = Three scales
people-crest-yotsuwari-bishi = Four diamonds
people-crest-umebachi = Plum blossom
people-crest-mitsu-hikiryo = Three bars
people-crest-kikyo = Bellflower
people-pattern-seigaiha = Waves
people-pattern-asanoha = Hemp leaves
people-pattern-shippo = Linked rings
people-pattern-kikko = Tortoiseshell
people-pattern-uroko = Scales
people-pattern-yagasuri = Arrow feathers
people-colour-vermilion = Vermilion
people-colour-gold = Gold
people-colour-lapis = Lapis blue
people-colour-wisteria = Wisteria
people-colour-ink = Ink
people-colour-green = Green
people-shown = Who sees this
people-part-games = Finished games
people-part-opponents = Opponents
people-part-ratings = Ratings
people-part-reliability = Reliability
people-shown-everyone = Everyone
people-shown-friends = Friends only
people-shown-nobody = Only me
people-likes = What they play
people-likes-line =
    { $games ->
        [one] 1 game,
       *[other] { $games } games,
    } { $won } won
people-no-games = No finished games yet.
people-latest = This page counts the last { $games } games only.
people-reliability = Keeping time
people-reliability-line = Played { $share } of timed games to the end without a stand-in ({ $kept } of { $games }).
people-played = Finished games
people-played-with = with { $names }
people-played-place = { $place } of { $players }
people-played-rated = rated
people-opponents = Opponents
people-together =
    { $count ->
        [one] 1 game together
       *[other] { $count } games together
    }
people-more = Show more

## Friends
people-circle = People you know
people-circle-why = Friends can see what you show to friends only.
people-circle-empty = Nobody yet. Look up someone you’ve played with and ask them to be friends.
people-circle-friends = Friends
people-circle-asking = Would like to be friends
people-circle-asked = You’ve asked
people-circle-recent = Recent opponents
people-circle-ignored = Ignored
people-circle-act = { $act }: { $name }
people-friend = You’re friends
people-friend-ask = Ask to be friends
people-friend-asked = You’ve asked to be friends
people-friend-withdraw = Cancel request
people-friend-accept = Accept
people-friend-refuse = Decline
people-friend-end = Remove friend
people-ignore = Ignore
people-ignore-end = Stop ignoring
people-ignored-why = You ignore this player: you don’t get their invitations, and quick match doesn’t seat you together. They aren’t told.

## Ratings
people-ratings = Ratings
people-rating-interval = very likely between { $low } and { $high }
people-rating-games =
    { $count ->
        [one] After 1 rated game.
       *[other] After { $count } rated games.
    }
people-rating-equals = At least as strong as the bot “{ $bot }”.
people-rating-plot = { $game }: rating over time, now { $figure }
people-board = Best players
people-board-of = Best players: { $game }
people-board-why = Sorted by the rating that a player very likely has at least. 400 more points mean winning 10 games out of 11, one against one.
people-board-place = #
people-board-figure = Rating
people-board-interval = Very likely between
people-board-games = Games
people-board-empty = Nobody has finished a rated game yet.
people-board-bots = The bots, for comparison

## Holidays
people-holidays = Holidays
people-holidays-why = On your days off, your time stands still in games where a decision has at least a day. You can take { $days } a year; a day that has begun is spent.
people-holidays-first = First day
people-holidays-last = Last day
people-holidays-take = Take these days off
people-holidays-taken = These days are yours.
people-holidays-left = { $year }: { $days ->
    [one] 1 day left
   *[other] { $days } days left
  }
people-holidays-now = now
people-holidays-end = I’m back
people-holidays-back = Welcome back. Your time runs again.
people-holidays-cancel = Give back
people-holidays-given-back = You can take these days again.
