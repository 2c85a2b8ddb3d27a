"""Can these numbers be trusted: how often the coach's chances came true, and how that is known."""

from riverlib.ui.charts import trust
from riverlib.ui.shared import ease, entry

entry.run_app_first()

ease.headline("Can I trust these numbers?")
trust.show()
