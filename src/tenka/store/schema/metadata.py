"""What all tables share: how their constraints are named, and two kinds of columns."""

from sqlalchemy import BigInteger, MetaData, String

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

ID = String(22)  # 128 random bits, URL-safe
Timestamp = BigInteger  # milliseconds since 1970, UTC
