"""The bridges to other programs' libraries."""
