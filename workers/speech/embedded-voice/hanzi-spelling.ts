/**
 * Adapts Chinese without pinyin for espeak-ng. Most words are left to its dictionary (银行, 长大).
 *
 * Words it would read as English are spelt: 熊猫 as xong2猫, 花儿 as 花er5. Unknown characters, which it
 * would spell by code point (𠮷 as "er ling b b qi"), are silent unless they have a reading.
 */

/** Its dictionary gives xiong, qiong and jiong, which it cannot pronounce. */
const respelt: readonly (readonly [spelling: string, hanzi: string])[] = [
	['xong1', '兄凶胸匈汹恟芎'],
	['xong2', '熊雄'],
	['qong2', '穷琼穹邛茕筇蛩跫'],
	['jong1', '坰扃'],
	['jong3', '窘炯迥囧泂颎炅'],
]

const spellings = new Map(
	respelt.flatMap(([spelling, hanzi]) => [...hanzi].map((each) => [each, spelling] as const)),
)

/** 儿 as a syllable, not as the r of the syllable before. */
const syllabic = '(?<![女婴幼少孤胎健男孩患产宠育托小])'

const special = new RegExp(
	`[${[...spellings.keys()].join('')}]|${syllabic}(?<=[\\u4e00-\\u9fff])儿(?![童子女孙媳戏歌])|(?![\\u4e00-\\u9fff〇])\\p{Script=Han}|[\\u{10000}-\\u{10ffff}]|\\p{C}`,
	'gu',
)

export type Stretch = {
	/** The input for espeak-ng. */
	text: string
	/** In UTF-16 units from the start of the written text. */
	offset: number
	/** Unchanged from the written text, so that positions inside it map one to one. */
	isLiteral: boolean
}

export function spellHanzi(written: string): Stretch[] {
	const stretches: Stretch[] = []
	let at = 0
	for (const { 0: found, index } of written.matchAll(special)) {
		stretches.push({ text: written.slice(at, index), offset: at, isLiteral: true })
		const text = found === '儿' ? 'er5' : (spellings.get(found) ?? ' ')
		stretches.push({ text, offset: index, isLiteral: false })
		at = index + found.length
	}
	stretches.push({ text: written.slice(at), offset: at, isLiteral: true })
	return stretches.filter(({ text }) => text !== '')
}
