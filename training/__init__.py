"""Where the bots' weights come from: `training.selfplay`, then `training.fit`."""
