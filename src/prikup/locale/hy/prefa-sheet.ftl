### Հունական պրեֆայի հաշվեթերթն ու հաշվի վարումը։

prefa-sheet-title = Հաշվեթերթ
prefa-sheet-target = { $target }
prefa-till = ընդհանուր { $amount }

prefa-account-pot = դրամարկղ
    .title = { $me ->
        [who] Ձեր դրամարկղը
       *[none] Դրամարկղ՝ { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } Ձեր դրամարկղում
       *[none] { SIGNED($amount) } դրամարկղում, { $who }
    }
prefa-account-chips = { $me ->
    [on] Ձեզնից
   *[none] ումից՝ { $on }
}
    .title = { $me ->
        [who] Ձեր ֆիշկաները, ումից՝ { $on }
        [on] Ֆիշկաներ Ձեզնից, ստանում է { $who }
       *[none] Ֆիշկաներ, ումից՝ { $on }, ստանում է { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } ֆիշկա, ստանում եք Դուք, ումից՝ { $on }
        [on] { SIGNED($amount) } ֆիշկա, Ձեզնից ստանում է { $who }
       *[none] { SIGNED($amount) } ֆիշկա, ստանում է { $who }, ումից՝ { $on }
    }

prefa-reason-made = { $contract }՝ կատարված
prefa-reason-failed = { $contract }՝ { $down }
    .unplayed = { $contract }՝ հանձնված
prefa-reason-overflow = ուրիշի դրամարկղից, { $contract }
prefa-reason-trick = { $counted } ընդդեմ { $contract }
prefa-reason-short = պաշտպանությանը պակասում է { $missing }, { $contract }
prefa-reason-partner = { $counted }, մյուս պաշտպանինը, { $contract }
prefa-reason-aces = չորս տուզ, { $contract }
prefa-reason-polles = երեք պաս, խաղացված, { $counted }

prefa-kind-contract = Պայմանագիր
prefa-kind-concede = Հանձնվել է
prefa-kind-all_pass = Երեք պաս
prefa-kind-polles = Երեք պաս, խաղացված
prefa-aces = Չորս տուզ

prefa-said-in = { $who }՝ խաղում է
prefa-said-out = { $who }՝ չի խաղում
prefa-said-alone = { $who }՝ մենակ
prefa-said-along = { $who }՝ միասին

prefa-told-contract = { $declarer } { $contract }, { $said }. վերցված՝ { $tricks }
prefa-told-unplayed = { $declarer } { $contract }, { $said }. չի խաղացվել
prefa-told-concede = { $declarer }՝ հանձնվել է, { $contract }
prefa-told-all_pass = Երեք պաս
prefa-told-polles = Երեք պաս. { $tricks }
prefa-told-aces = { $told }. չորս տուզ

prefa-step-pots = Ինչ է հանում սեփական դրամարկղը
    .text = Տասը ֆիշկա սեփական դրամարկղում մնացած ամեն միավորի համար
prefa-step-shares = Բաժինը դրամարկղերում եղած ամենից
    .text = Դրամարկղերում մնացածը բաժանվում է հավասար
prefa-step-balance = Ֆիշկաները մյուսների վրա՝ հանած նրանցը
    .text = Ֆիշկաները մյուսների վրա՝ հանած նրանց ունեցածը
prefa-step-result = Արդյունք
    .text = Ամբողջը միասին՝ ֆիշկաներով
