## How you are told what happens while you're away
notices-title = Notices
notices-why = Be told what happens at your tables while you’re away. You’re never told about a table you have open.
notices-none-offered = This server sends neither e-mail nor push messages, and calls no web hooks. You can use the feed and the calendar below.
notices-not-offered-email = This server doesn’t send e-mail.
notices-not-offered-push = This server doesn’t send push messages.
notices-not-offered-hook = This server doesn’t call web hooks.

notices-mode-of = { $channel }: when to tell you
notices-once = At once
notices-digest = Once a day
notices-off = Off
notices-email = E-mail
notices-push = Push messages
notices-push-here = This browser
notices-push-why = Reach this browser, even with the page closed.
notices-push-on = Switch on in this browser
notices-push-blocked = Your browser blocks notifications from this site. Allow them in the browser’s site settings.
notices-push-impossible = This browser can’t receive push messages here.
notices-push-added = Push messages are on in this browser.
notices-hook = Web hook
notices-hook-why = Tenka calls this address: a Discord or Slack web hook, or your own program. Others may read it there, so it holds only what everyone knows.
notices-hook-url = Address of the web hook
notices-hook-add = Add web hook
notices-hook-added = Web hook added.
notices-channel-at = { $channel } ({ $about })
notices-test = Send test
notices-test-of = Send test: { $channel }
notices-tested = A test message is on its way.
notices-remove = Remove
notices-remove-of = Remove: { $channel }
notices-removed = Removed.
notices-broken = Switched off because it no longer worked. Choose when to be told to try again.
notices-trouble = The last message couldn’t be delivered. Send a test; if it doesn’t come, remove this and add it again.

## Of what, and when
notices-kinds = What to tell you
notices-kind-turn = It’s your turn
notices-kind-short = Your time is short
notices-kind-invited = You’re invited
notices-kind-over = A game is over
notices-kind-said = Someone writes to you
notices-silent = Quiet hours
notices-silent-why = Nothing is sent between these times; it waits until they’re over.
notices-silent-on = Have quiet hours
notices-silent-from = From
notices-silent-until = Until
notices-digest-at = Daily summary at
notices-zone = Time zone
notices-language = Language
notices-save = Save
notices-saved = Saved.

## Feed and calendar
notices-feed = Feed and calendar
notices-feed-why = A feed with your notices, and a calendar that shows when your time runs out. Anyone who knows the address can read it.
notices-feed-make = Create addresses
notices-feed-new = Create new addresses
notices-feed-end = Switch off
notices-feed-made = The addresses are ready. Older ones no longer work.
notices-feed-ended = Feed and calendar are switched off.
notices-feed-atom = Feed (Atom)
notices-feed-calendar = Calendar (iCalendar)
notices-copy = Copy
notices-copy-of = Copy: { $what }
notices-copied = Copied.

## The account's e-mail address
notices-address-why = For notices, and for a new password if you lose yours. Nobody else sees it.
notices-address = E-mail address
notices-address-now = Your address is { $address }.
notices-address-pending = A link was sent to { $address }. Open it within a day to confirm the address.
notices-address-save = Save address
notices-address-sent = A link is on its way to that address.
notices-address-remove = Remove address
notices-address-removed = The address has been removed.
notices-address-refused = Mail to your address was refused. Check it.
notices-password = Your password

## Links in e-mail
notices-confirm-title = Confirm e-mail address
notices-confirm-do = Confirm address
notices-confirm-done = Your e-mail address is confirmed.
notices-recover-title = Lost password
notices-recover-why = Enter the e-mail address of your account. If it’s known here, you’ll get a link to choose a new password.
notices-recover-ask = Send link
notices-recover-asked = If the address is known here, a link is on its way. It works for one hour.
notices-recover-link = Forgot your password?
notices-recover-choose = Choose a new password
notices-recover-choose-why = You’ll be logged out on all devices, and logged in on this one.
notices-recover-save = Save password
notices-recover-done = Your password has been changed.
notices-unsubscribe-title = Unsubscribe
notices-unsubscribe-why = You’ll get no more messages this way. You can switch them on again on your account page.
notices-unsubscribe-do = Unsubscribe
notices-unsubscribe-done = Done: no more messages this way.
notices-to-account = Go to account
