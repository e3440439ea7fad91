### Calling people to a table when their page is closed: where and when they want it, and their holidays.

error-time-zone = There is no time zone { $value }
error-day = This day cannot be a holiday: { $value }. Choose days from tomorrow on, at most a year ahead
error-holidays = There are { $n } holidays a year at most
error-push = This browser’s push service cannot be used
error-mail-none = This server sends no mail
error-mail-address = Please give a mail address that can be reached, such as anna@example.org
error-mail-failed = The mail could not be sent now. Try again later
error-mail-link = This link is not valid any more: it works once and for a day
