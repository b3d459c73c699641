/**
 * Cuts and reads Chinese beside a lesson's text as the text does, where both have the same characters.
 *
 *   text      方向[Fāng Xiàng] | 说 | ， | 病 | 好 | 多 | 了 | 。
 *   engine    方向[fāng xiàng] | 的 | 病 | 好多 | 了
 *   becomes   方向[Fāng Xiàng] | 的 | 病 | 好 | 多 | 了
 *
 * What the author of the exercise wrote stays. A single hanzi is read as in the lesson where its neighbours are
 * the same: 还 is huán in 还书 and hái in 还有.
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import { readBetween } from '#app/domain/pinyin/light-between.ts'
import type { TypedAside } from './aside.ts'
import { type Token, textOf } from './content.ts'
import { fixedPlaces } from './cut-aside.ts'
import type { LessonWords } from './lesson-words.ts'
import { type Stretch, sharedStretches } from './shared-stretches.ts'

/** Lean on the word before them, whatever follows. */
const particles = new Set('的得地了过着吗吧呢们子')

/** `tokens` are the words of the aside, cut and read. */
export function asInLesson(
	tokens: readonly Token[],
	aside: TypedAside,
	lesson: LessonWords,
): Token[] {
	const text = textOf(tokens)
	const words = tokens.map(({ word }) => word)
	const engine = new Map<number, Token>()
	/** 进去 of 打不进去 has its tones, whatever it has elsewhere in the lesson. */
	const keeping = new Set<number>()
	let end = 0
	for (const [index, token] of tokens.entries()) {
		engine.set(end, token)
		if (token.word.length > 1 && readBetween(words, index)) keeping.add(end)
		end += token.word.length
	}
	const borders = new Set([...engine.keys(), end])
	const stretches = sharedStretches({ text, borders, fixed: fixedPlaces(aside) }, lesson)
	const placed = new Map(engine)
	for (const stretch of stretches) {
		for (let at = stretch.from; at < stretch.to; at += 1) placed.delete(at)
		for (const token of stretch.words) {
			const before = engine.get(token.from)
			const isSame = before?.word === token.word
			const isRead = !keeping.has(token.from) && isReadThere(token, { text, stretch })
			const { word, pinyin } = token
			if (isSame && (before.isCustomPinyin || !isRead || !pinyin)) placed.set(token.from, before)
			else placed.set(token.from, pinyin ? { word, pinyin } : { word })
		}
	}
	return [...placed]
		.sort(([one], [other]) => one - other)
		.map(([at, token]) => {
			// A name that a longer stretch reads has its reading from there.
			const isRead = token.isCustomPinyin || token !== engine.get(at)
			const alone = isAlone(text, at) ? lesson.alone.get(token.word) : undefined
			const pinyin = isRead ? undefined : (lesson.names.get(token.word) ?? alone)
			return pinyin === undefined ? token : { ...token, pinyin }
		})
}

/** Whether both neighbours of a word are those of the lesson. */
export function isReadThere(
	{ word, from, to }: Pick<Stretch['words'][number], 'word' | 'from' | 'to'>,
	{ text, stretch }: { text: string; stretch: Stretch },
): boolean {
	if (word.length > 1) return true
	const isBeforeSame = from > stretch.from || !isHanzi(text.charAt(from - 1))
	const isAfterSame = to < stretch.to || !isHanzi(text.charAt(to)) || particles.has(word)
	return isBeforeSame && isAfterSame
}

function isAlone(text: string, at: number): boolean {
	return !isHanzi(text.charAt(at - 1)) && !isHanzi(text.charAt(at + 1))
}
