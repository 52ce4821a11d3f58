"""Many tables at human pace: how many a machine holds, and what a storm or slow readers do."""
