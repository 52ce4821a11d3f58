# What programs are told that use the games through PettingZoo, Gymnasium or OpenSpiel.

interop-missing-extra = This needs the package { $package }. Install it with: pip install "consigliere[{ $extra }]"
interop-illegal-code = Seat { $seat } may not say { $code } now.
interop-not-asked = Seat { $seat } is not asked.
interop-not-begun = The table is not laid yet: call reset first.
interop-sampled = This state was sampled from what one player knows: it has no record.
interop-no-file = The edition file { $file } cannot be read.
