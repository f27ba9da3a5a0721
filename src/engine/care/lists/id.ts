/** Indonesian and Malay. */
export const ID = `
@TEXT = puisi/penyair/novel/tokoh/cerpen/drama/pengarang/hamlet/juliet/romeo/naskah/watak/sajak/siti+nurbaya/chairil
@TOPIC = durkheim/sosiologi/psikologi/sejarah/jelaskan/terangkan/huraikan/definisikan/analisis/bandingkan/penyebab/punca/dampak/kesan/kadar/holocaust/nazi/biologi/gejala/pengobatan/penelitian/kajian/menurut/teori/makalah+tentang/esai+tentang/karangan+tentang/sel/statistik
@SELF = aku/saya/gue/gw/gua/ku/diriku/sy/ak/aq/hidupku/tubuhku/tanganku/kami/temanku/ayahku/ibuku/kawan+saya
@ASK = jelaskan/terangkan/apa/mengapa/kenapa/bagaimana/sebutkan/huraikan/siapa
@I = aku/saya/gue/gw/gua/ku/diriku/sy/ak/aq/diri
@NO = tidak/tak/gak/ga/nggak/ngga/enggak/gk/tdk/x/tidak+lagi/sudah+tidak/dah+tak/engga
@KIN = ayah/bapak/bapa/papa/ibu/mama/mak/emak/abah/ayah+tiri/ibu+tiri/bapak+tiri/bapa+tiri/ayah+tiriku/om/paman/pakcik/pak+cik/tante/makcik/kakak/abang/adik/kakek/atuk/sepupu/pacar/pacarku/teman+lelaki/guru/cikgu/pelatih/jurulatih/tetangga/jiran/orang+tua/ortu/ibu+bapa/ayahku/ibuku/bapakku/pamanku/kakakku/abangku/papaku/mamaku/omku/guruku/keluarga/pak+guru/ortuku/nyokap/bokap/mantan
suicide! | ingin/pengen/pengin/mau/nak/berharap/rasa/rasanya/pingin/teringin/berfikir/berpikir/kepikiran/terpikir/terfikir/lebih+baik/mending/baik+aku/harap/siap/merancang/berencana/cuba/coba/pernah/hendak/memikirkan/kepingin ~ untuk/saja/aja/nak/aku/saya/nya/je/banget/tentang/mau? ~ mati/bunuh+diri/mengakhiri+hidup/akhiri+hidup/mengakhiri+semua/mengakhiri+semuanya/menghilang/hilang+saja/hilang+dari/lenyap/tidak+bangun/tak+bangun/ga+bangun/gak+bangun/gantung+diri/tamatkan+hidup/menamatkan+hidup/tamatkan+riwayat/akhiri+semua/akhiri+semuanya/tidur+selamanya/lompat/terjun/meninggal/lenyap/mati+saja/hilang+selamanya -ketawa/lampu
suicide! | bunuh diri ~ aja/saja/je/malam/besok/esok/$/aku/saya/sekarang/karena/hari -menurut/dalam/adalah/di+jepang
suicide! | @I _ bunuh+diri/mati+saja/mati+aja/mati+je/akhiri+hidup/mengakhiri+hidup/nak+mati/mau+mati/pengen+mati/ingin+mati/gantung+diri
suicide! | @NO ~ ingin/mau/nak/kuat/sanggup/tahan/bisa/boleh/larat/pengen/ada ~ lagi/untuk/gunanya/alasan/sebab? ~ hidup/lagi/teruskan/menanggung/bertahan/wujud/bangun/tahan/melanjutkan -di+kota/berlari/makan+lagi
suicide! | @NO ~ ada/nampak/melihat/punya/lihat ~ lagi/alasan/guna*/arti/makna/tujuan/sebab/sebabnya/harapan/masa+depan/jalan ~ untuk/lagi/nak/keluar/hidup/$ ~ hidup/lagi/aku/saya/keluar/$
suicide! | apa/buat/untuk/kenapa/mengapa ~ gunanya/guna/arti/artinya/makna/tujuan/apa/erti/ertinya/aku/saya/harus/masih/lah? ~ hidup/hidupku/aku+hidup/saya+hidup/dilahirkan/lahir/masih+hidup/terus+hidup ~ $/lagi/kalau/jika/ini/aku/ni/seperti/di
suicide! | hidupku/hidup+aku/hidup+saya/hidup+ini/hidup+ni ~ sudah/dah/tidak/tak/ga/gak/ini? ~ tidak/tak/gak/ga/hancur/tiada/sia/berarti/berguna/berakhir/tamat/neraka/makna/bererti/bermakna/guna
suicide! | capek/cape/lelah/penat/letih/bosan/muak ~ dengan/sama/untuk/nak/banget/jalani/menjalani? ~ hidup/semua+ini/hidupku/semuanya/kehidupan -sehat/boros
suicide! | @NO ~ ada ~ yang/orang/sesiapa/siapa ~ akan/bakal? ~ peduli/rindu/kangen/kehilangan/menangis/sedar/sadar/kisah ~ __ kalau/jika/aku/saya/bila
suicide! | semua*/keluarga*/mereka/orang/dunia/ibu* ~ akan/pasti/orang/lebih/tua? ~ lebih ~ baik/bahagia/senang ~ tanpa/kalau/jika/tanpaku ~ aku/saya/diriku/$/ku
suicide! | @I ~ cuma/hanya/ini/jadi/cuman/menjadi? ~ beban/menyusahkan/sampah/tidak+berguna/tak+berguna/ga+berguna/gak+berguna/membebani
suicide! | selamat+tinggal/perpisahan/terakhir/surat+terakhir/pesan+terakhir/mesej+terakhir ~ semua*/surat/pesan/untuk/kali/hari/dunia/malam/buat/dariku/teman*/ini ~ maaf*/aku/saya/terima+kasih/ibu/mama/untuk/hidup*/$/aku+menulis
suicide! | surat/nota/pesan ~ bunuh+diri/perpisahan/wasiat+aku/selamat+tinggal
suicide! | berapa/seberapa ~ banyak/biji/butir/tablet/pil/ubat/obat/dosis/tinggi ~ pil/obat/ubat/paracetamol/panadol/tidur/tablet/biji/gedung? __ mati/meninggal/bunuh/overdosis/maut/mematikan/terbunuh
suicide! | cara/gimana/bagaimana/macam+mana ~ paling/untuk/nak/cepat/mudah/mau? ~ mati/bunuh+diri/gantung+diri/mengakhiri+hidup ~ tanpa/cepat/sakit/mudah/dengan/yang/paling/tak/$ -sel
suicide! | @I/sudah/dah/baru ~ sudah/baru/dah? ~ minum/telan/menelan/makan/nelan ~ banyak/semua/segenggam/sebotol/20/30/berlebihan ~ pil/obat/ubat/panadol/paracetamol/tablet/racun/peluntur -batuk
suicide! | lompat/terjun/loncat/melompat ~ dari/ke ~ jembatan/jambatan/gedung/bangunan/atap/lantai/balkon/tingkat/depan+kereta/rel/jendela
suicide! | kalau/jika/bila ~ nanti/aku/saya ~ sudah/dah/tidak/tak/mati? ~ tiada/pergi/mati/tidak+ada/tak+ada/gak+ada _ jaga/tolong/bilang/katakan/tak/semua/mungkin/ada/jangan
suicide! | menyesal/seandainya/andai/kalau/harusnya/kenapa ~ aku/saya ~ tidak/tak/gak/harus ~ pernah? ~ lahir/dilahirkan/ada+di+dunia
suicide! | teman*/sahabat*/kawan*/adik*/kakak* ~ saya/aku/baik? __ mau+mati/ingin+mati/nak+mati/pengen+mati/mengakhiri+hidup*/bunuh+diri/menyakiti+diri/melukai+diri/kelar+tangan/menyilet/tidak+makan
self-harm! | @I/sering/suka/mulai/mula ~ sering/suka/mulai/selalu/pernah/lagi/sudah/baru? ~ menyakiti/melukai/menyayat/menyilet/mencederakan/mengiris/memotong/potong/kelar/toreh/sayat/nyilet/membakar/self+harm/selfharm/barcode/cakar/mencakar/memukul/pukul/gores/menggores/silet/cutting/cederakan/ngelukai/nyakitin ~ diri/tangan/lengan/pergelangan/paha/sendiri/diriku/kulit/tanganku/lagi/kepala/$ -bawang/kertas
self-harm! | menyakiti/melukai/mencederakan/cederakan/sakiti/lukai/nyakitin/ngelukain diri* ~ sendiri/saya/aku/$/untuk/setiap/lagi/karena
self-harm! | silet/pisau/cutter/gunting/bilah/jangka/pisau+cukur ~ __ tangan*/lengan*/kulit*/pergelangan*/paha*/diri*
self-harm! | bekas/parut/luka ~ luka/sayatan/di/silet/kelar? ~ di/pada ~ tangan*/lengan*/paha*/pergelangan*
eating! | @NO ~ makan/mau+makan/nak+makan/berani+makan/boleh+makan/pernah+makan/bisa+makan/lalu+makan _ hari/gemuk/gendut/kurus/berat/diet/seminggu/karena/kerana/sebab/apa/lagi/biar/supaya/$ -daging/gluten
eating! | @I _ berhenti+makan/tidak+makan/tak+makan/gak+makan/ga+makan/mogok+makan/skip+makan/belum+makan/kelaparan/muntahkan/memuntahkan/muntahin/sengaja+muntah/laxative/obat+pencahar/julap
eating! | muntah*/memuntahkan/jolok ~ balik/semua/makanan/lepas/setelah/habis/sengaja/setiap/tekak/sendiri ~ makan/makanan/$/supaya/biar/kali/dengan/aku/saya/setiap
eating! | @I/badan*/tubuh* ~ merasa/rasa/terlalu/ini/sangat/benci/jijik/terlihat? ~ gendut/gemuk/gemok/jijik/tubuh*/badan*/terlalu+gemuk/terlalu+gendut
eating! | benci/jijik ~ dengan/sama/melihat? ~ tubuh*/badan*/perut*/berat+badan*
eating! | @I/kayaknya _ anoreksia/bulimia/gangguan+makan/anorexia
eating! | takut ~ untuk/nak/sama? ~ makan/gemuk/gendut/naik+berat ~ $/karena/lagi/kerana/nanti/setiap/jadi/sebab
eating! | kalori ~ sehari/setiap/per/aku/saya _ hari/aku/saya/makan/takut/gemuk
abuse! | @KIN ~ tiri/saya/aku/selalu/sering/suka/ku/mabuk/kalau/dan/pernah/yang/setiap+hari? ~ memukul/pukul/mukul/mukulin/memukuli/meraba/raba/menyentuh/sentuh/pegang*/memperkosa/perkosa/rogol/merogol/menampar/tampar/menendang/tendang/mencabul*/cabul/melecehkan/menganiaya/mengancam/belasah/dera/mendera/kurung/mengurung/cium/mencium/sebat/rotan/maki/menyiksa/siksa/cekik/mencekik/gebuk*/lecehin/menghajar/hajar ~ aku/saya/ku/dengan/badan/tubuh/saya/kami/mak/ibu/bagian/paha/$/setiap/gue/tiap/kalau
abuse! | @I ~ pernah/sering/selalu/telah/sudah/baru/kena? ~ di? ~ diperkosa/dirogol/dilecehkan/dicabuli/dipukul/dipukuli/diraba/disentuh/didera/dianiaya/disiksa/ditampar/dipegang/perkosa/rogol/pukul/belasah/digebuk*/dihajar/ditendang/disebat/dirotan/pelecehan/lecehkan ~ oleh/di/sama/setiap/ayah/bapak/ibu/om/kalau/bagian/dengan/kena/$/guru/pakcik/paman/papa/pacar/dan/sampai/tiap/seksual
abuse! | dia/mereka/seseorang/lelaki/om ~ itu/selalu/sering/suka/pernah? ~ meraba/menyentuh/memegang/pegang/raba/memperkosa/sentuh/mencium/melecehkan/rogol ~ bagian/tubuh/badan/paha/dada/saya/aku/kemaluan/tubuhku/badanku/pahaku
abuse! | masuk/datang ~ ke/bilik/kamar? ~ kamar*/bilik* ~ aku/saya/malam/ku/waktu/masa/ketika
abuse! | takut ~ untuk/nak? ~ pulang/balik/di/kat/dengan/sama/ke ~ ke? ~ rumah/ayah*/bapak*/bapa/ayah+tiri/paman/om
abuse! | foto*/gambar*/video* ~ bugil/telanjang/bogel/tanpa/pribadi/lucah/syur/intim/ku/aku/saya/tidak ~ __ sebar*/menyebar*/ancam*/mengancam/ugut/mengugut/kirim*/hantar/viral*/uang/duit/semua/minta/upload/posting/disebar*
abuse! | ancam*/mengancam/diancam/ugut/mengugut/diugut/memeras/blackmail/paksa/memaksa/dipaksa/minta/meminta/suruh/menyuruh __ foto*/gambar*/video*/bugil/telanjang/bogel/nude*/seks/berhubungan/buka+baju/kahwin/nikah/menikah
abuse! | @NO ~ rasa/merasa ~ aman/selamat ~ di/kat/dengan ~ rumah/dia/ayah*
bullying! | @I ~ selalu/sering/sentiasa/kena/terus/asyik/di/jadi/pernah/telah? ~ dibully/dibuli/buli/bully/dibulli/diejek/ejek/dihina/dipukul/diganggu/dikucilkan/dipulaukan/ditertawakan/digelakkan/diejek-ejek/dimaki/ditendang/dijauhi/diolok*/dipalak/korban+bully*/korban+perundungan/mangsa+buli/dirundung/perundungan/difitnah/dicaci/dikatain/dihujat/dipanggil+gendut/dipanggil+gemuk/dikeroyok/diasingkan -oleh+soal
bullying! | teman*/kawan*/mereka/semua/budak*/pelajar/anak*/orang/sekelas/satu+kelas/kakak+kelas/senior/geng ~ sekelas/kelas/di/sekolah/saya/aku/selalu/sering/orang/kat/suka/dalam/yang/tu? ~ mengejek/ejek/membully/bully/buli/membuli/memukul/pukul/hina/menghina/mengganggu/ganggu/menertawakan/tertawa*/gelakkan/mentertawakan/menjauhi/pulaukan/mengucilkan/benci/membenci/mengancam/tendang/menyebar*/panggil/memanggil/ambil/mencuri/curi/palak/memalak/mengata/ngatain/ngejek/nyebarin/olok*/maki/memfitnah ~ aku/saya/ku/gue/rumor/gosip/tas/beg/uang/duit/barang/gemuk/gendut/hitam/tentang/sampai/di/badan/setiap/foto/$ -makan+bersama
bullying! | @NO ~ ada ~ yang/orang/sesiapa/seorang? ~ mau/nak/ingin/pun? ~ berteman/kawan/berkawan/suka/bercakap/temenan/bicara/duduk/ngomong/pun ~ dengan/sama/denganku/aku/saya/$/nak
bullying! | @I ~ tidak/tak/gak/ga/ngga/nggak ~ punya/ada ~ kawan/teman/sahabat/seorang/temen
bullying! | takut/tidak+mau/tak+nak/gak+mau/ga+mau/malas ~ untuk/nak/pergi? ~ ke/pergi ~ ke? ~ sekolah/kelas ~ karena/kerana/sebab/lagi/$ _ bully*/buli/ejek/dibully/diejek/mereka/teman/kawan/pukul/$/dipukul/kena
bullying! | gosip/rumor/fitnah/foto/gambar/video/akun+palsu/grup ~ tentang/pasal/soal/aku ~ aku/saya/ku/diriku
`
