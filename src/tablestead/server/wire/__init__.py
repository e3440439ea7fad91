"""Every message and every answer, as structs. The page's TypeScript types are made from these."""

from tablestead.server.wire.analysis import *  # noqa: F403
from tablestead.server.wire.calling import *  # noqa: F403
from tablestead.server.wire.http import *  # noqa: F403
from tablestead.server.wire.live import *  # noqa: F403
from tablestead.server.wire.people import *  # noqa: F403
from tablestead.server.wire.table import *  # noqa: F403
