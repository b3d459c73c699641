/**
 * Chinese without pinyin as espeak-ng reads it right: most is left to its dictionary (银行, 长大).
 *
 * What its dictionary sends to English is spelt: 熊猫 is xong2猫, 花儿 is 花er5. Characters it does
 * not know it would spell by their number (𠮷 as "er ling b b qi"); without a reading they are silent.
 */

/** Its dictionary has xiong, qiong and jiong for them, which it cannot say. */
const unsaid: readonly (readonly [spelling: string, hanzi: string])[] = [
	['xong1', '兄凶胸匈汹恟芎'],
	['xong2', '熊雄'],
	['qong2', '穷琼穹邛茕筇蛩跫'],
	['jong1', '坰扃'],
	['jong3', '窘炯迥囧泂颎炅'],
]

const spellings = new Map(
	unsaid.flatMap(([spelling, hanzi]) => [...hanzi].map((each) => [each, spelling] as const)),
)

/** 儿 that is a syllable of its own, not the r of the one before it. */
const own = '(?<![女婴幼少孤胎健男孩患产宠育托小])'

const special = new RegExp(
	`[${[...spellings.keys()].join('')}]|${own}(?<=[\\u4e00-\\u9fff])儿(?![童子女孙媳戏歌])|(?![\\u4e00-\\u9fff〇])\\p{Script=Han}|[\\u{10000}-\\u{10ffff}]|\\p{C}`,
	'gu',
)

export type Stretch = {
	/** For espeak. */
	text: string
	/** In UTF-16 units, from the start of what was written. */
	offset: number
	/** Whether it is written so: then a place inside it is a place in the original. */
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
