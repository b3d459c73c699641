/**
 * The kinds of strokes that hanzi are written with, by their Chinese names. 十 has a 横 héng and a 竖 shù;
 * a name of several parts follows the brush: 横折钩 goes to the right, turns down and ends in a hook.
 */
export const strokeKinds = {
	横: { pinyin: 'héng', english: 'horizontal' },
	竖: { pinyin: 'shù', english: 'vertical' },
	撇: { pinyin: 'piě', english: 'falling left' },
	捺: { pinyin: 'nà', english: 'falling right' },
	点: { pinyin: 'diǎn', english: 'dot' },
	提: { pinyin: 'tí', english: 'rising' },
	横折: { pinyin: 'héngzhé', english: 'horizontal, turn' },
	横撇: { pinyin: 'héngpiě', english: 'horizontal, falling left' },
	横钩: { pinyin: 'hénggōu', english: 'horizontal, hook' },
	横折钩: { pinyin: 'héngzhégōu', english: 'horizontal, turn, hook' },
	横折提: { pinyin: 'héngzhétí', english: 'horizontal, turn, rising' },
	横折弯: { pinyin: 'héngzhéwān', english: 'horizontal, turn, curve' },
	横折弯钩: { pinyin: 'héngzhéwāngōu', english: 'horizontal, turn, curve, hook' },
	横撇弯钩: { pinyin: 'héngpiěwāngōu', english: 'horizontal, falling left, curve, hook' },
	横折折撇: { pinyin: 'héngzhézhépiě', english: 'horizontal, two turns, falling left' },
	横折折折: { pinyin: 'héngzhézhézhé', english: 'horizontal, three turns' },
	横折折折钩: { pinyin: 'héngzhézhézhégōu', english: 'horizontal, three turns, hook' },
	竖钩: { pinyin: 'shùgōu', english: 'vertical, hook' },
	竖提: { pinyin: 'shùtí', english: 'vertical, rising' },
	竖折: { pinyin: 'shùzhé', english: 'vertical, turn' },
	竖弯: { pinyin: 'shùwān', english: 'vertical, curve' },
	竖弯钩: { pinyin: 'shùwāngōu', english: 'vertical, curve, hook' },
	竖折撇: { pinyin: 'shùzhépiě', english: 'vertical, turn, falling left' },
	竖折折: { pinyin: 'shùzhézhé', english: 'vertical, two turns' },
	竖折折钩: { pinyin: 'shùzhézhégōu', english: 'vertical, two turns, hook' },
	撇折: { pinyin: 'piězhé', english: 'falling left, turn' },
	撇点: { pinyin: 'piědiǎn', english: 'falling left, dot' },
	斜钩: { pinyin: 'xiégōu', english: 'slanting hook' },
	卧钩: { pinyin: 'wògōu', english: 'lying hook' },
	弯钩: { pinyin: 'wāngōu', english: 'curved hook' },
} as const

export type StrokeKind = keyof typeof strokeKinds

const traditional: Readonly<Record<string, string>> = {
	横: '橫',
	竖: '豎',
	点: '點',
	钩: '鉤',
	弯: '彎',
	卧: '臥',
}

/** 横折钩 in traditional characters: 橫折鉤. */
export function traditionalName(kind: StrokeKind): string {
	return [...kind].map((hanzi) => traditional[hanzi] ?? hanzi).join('')
}
