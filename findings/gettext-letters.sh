#!/bin/sh
# 'msgcat --stringtable-input' of gettext 0.21 (0.21-12 of Debian 12, x86-64) on a .strings table with letters
# beyond ASCII, in the encodings that Apple's tools write.
#
# Guess: UTF-8 is read as UTF-8 and UTF-16 by its mark, and letters and escapes come out as they are in
# Foundation; a header entry that names the charset changes nothing.
#
# Seen: every such table ends with status 1 ("invalid multibyte sequence"), with a mark or without, in UTF-8
# and in UTF-16, and so does one of pure ASCII with the escape \U00f6; what is written lacks the letters:
# "Gre". Behind a header entry that says
# 'charset=UTF-8' the same table is taken, and each byte is read as a letter of Latin-1: "Größe" is
# "GrÃ¶Ã<U+009F>e" in a PO file that says that it is UTF-8. The status is 0.
#
# To know: give gettext a PO file that something else made of the table; 'misread-text' of l10nscan finds
# what came back so.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
apt-get download -qq gettext=0.21-12 2>log
dpkg-deb -x gettext_0.21-12_*.deb gettext
export LD_LIBRARY_PATH="$place/gettext/usr/lib/x86_64-linux-gnu" LC_ALL=C.UTF-8
gettext/usr/bin/msgcat --version | grep -q 'gettext-tools) 0.21$'

# show NAME: what becomes of the table 'de.strings'.
show() {
  status=0
  gettext/usr/bin/msgcat --stringtable-input --no-wrap de.strings >de.po 2>log || status=$?
  text=$(sed -n 's/^msgstr "\(Gr.*\)"$/\1/p' de.po)
  echo "$1: status $status, '$text' $(head -1 log | sed 's/^.*: //')"
}

{
  printf '"size" = "Größe";\n' >de.strings
  show 'UTF-8'
  printf '\357\273\277"size" = "Größe";\n' >de.strings
  show 'UTF-8 with a mark'
  printf '\357\273\277"size" = "Größe";\n' | iconv -f UTF-8 -t UTF-16LE >de.strings
  show 'UTF-16 with a mark'
  printf '"size" = "Gr\\U00f6\\U00dfe";\n' >de.strings
  show 'escapes'
  printf '"" = "Content-Type: text/plain; charset=UTF-8\\n";\n"size" = "Größe";\n' >de.strings
  show 'behind a header' | sed "s/$(printf '\302\237')/<U+009F>/"
} >seen
cat >wanted <<'SEEN'
UTF-8: status 1, 'Gre' invalid multibyte sequence
UTF-8 with a mark: status 1, 'Gre' invalid multibyte sequence
UTF-16 with a mark: status 1, 'Gre' invalid multibyte sequence
escapes: status 1, 'Gre' invalid multibyte sequence
behind a header: status 0, 'GrÃ¶Ã<U+009F>e' 
SEEN
diff wanted seen
