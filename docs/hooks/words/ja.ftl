### オプションとプリセットのページが、オプションそのものの言葉のほかに言うこと。

menu = { $game }：オプション
menu-presets = プリセット

options = すべてのオプション
    .about = テーブルで取り決められること{ $n }件を、ルールの章ごとに並べたものです。太字が初期値で、{ $first }と、名前の挙がっていない[プリセット]({ $presets })の値です。
    .name = オプション
    .values = 値
    .presets = 異なるプリセット

presets = プリセットの比較
    .short = 比較
    .about = プリセットとは、名前の付いた一組のオプションです。
    .preset = プリセット
    .name = 名前
    .meaning = 内容
    .distances = 二つのプリセットで異なるオプションの数
    .differing = 異なるところ
    .alike = 残りの{ $n }件のオプションは、どのプリセットでも同じです。

preset =
    .about = ルール、記録、コマンドでの名前は{ $name }です。[ほかのプリセットとの比較]({ $presets })もあります。
    .parent = { $parent }と異なるところ
    .made = { $parent }から作られています。
    .defaults = 初期値と異なるところ
    .none = ありません。初期値はこのプリセットの値です。
    .here = ここ
    .default = 初期値
    .command = { $command }でも同じことが分かります。ほかは[すべてのオプション]({ $options })にあります。
