### Ցանկացած խաղի հաշվեթերթը։ Խաղի սեփական հաշիվներն ու պատճառներն իր ֆայլում են։

sheet-title = Հաշվեթերթ
sheet-target = Մինչև { $target }
sheet-you = Դուք
sheet-balance = հաշվեթերթը հավասարակշռված է
sheet-by-agreement = պայմանավորվածությամբ
sheet-down = { $n ->
    [1] առանց մեկի
    [2] առանց երկուսի
    [3] առանց երեքի
    [4] առանց չորսի
    [5] առանց հինգի
    [6] առանց վեցի
    [7] առանց յոթի
    [8] առանց ութի
    [9] առանց ինի
    [10] առանց տասի
   *[other] առանց { $n }-ի
}
sheet-missing = { $n ->
    [1] մեկ վզյատկա
    [2] երկու վզյատկա
    [3] երեք վզյատկա
    [4] չորս վզյատկա
    [5] հինգ վզյատկա
    [6] վեց վզյատկա
    [7] յոթ վզյատկա
    [8] ութ վզյատկա
    [9] ինը վզյատկա
    [10] տասը վզյատկա
   *[other] { $n } վզյատկա
}
sheet-entry = { $reason }. { $where }
    .clause = { $reason }. { $where } ({ $clause })
sheet-figure = { $cell }. բաժանում { $deal }, { $entries }
sheet-corrected = ուղղված է, եղել է՝ { $was }
sheet-with-clause = { $text }, կետ { $clause }
sheet-total = { $cell }. { $total }, բաժանում { $deal }
    .wrong = { $cell }. { $total }, բաժանում { $deal }, ուղղված է
sheet-opened = { $cell }. { $total }, սկզբում

## Հաշիվ, որ սեփական բառեր չունի

sheet-account = { $account }
    .on = { $account }, ում վրա՝ { $on }
    .title = { $account }՝ { $who }
    .title-on = { $account }, ում վրա՝ { $on }, գրում է { $who }
    .where = { SIGNED($amount) } { $account }, { $who }
    .where-on = { SIGNED($amount) } { $account }, ում վրա՝ { $on }, գրում է { $who }
