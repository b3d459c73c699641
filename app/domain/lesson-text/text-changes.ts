/**
 * What a save changed in a text, small enough for the audit log: only the paragraphs that differ,
 * and of these the beginning.
 *
 *   before { paragraphs: 2, 'paragraph 2': '头发␟很␟长。 / My hair is long.' }
 *   after  { paragraphs: 2, 'paragraph 2': '头发␟很␟长[zhǎng]。 / My hair is long.' }
 */
import { alignParagraphs } from './align-paragraphs.ts'
import { type Block, type LessonContent, textOf } from './content.ts'
import { formatSegmentedText } from './segmented-text.ts'

type TextState = Record<string, string | number>

/** Paragraphs that are told; of how many more only the number. */
const mostParagraphs = 12
const longestParagraph = 240

export function changesOfText(
	before: LessonContent,
	after: LessonContent,
): { before: TextState; after: TextState } {
	const was: TextState = figuresOf(before)
	const is: TextState = figuresOf(after)
	let told = 0
	let untold = 0
	for (const { from, to } of alignParagraphs(before, after)) {
		const old = from === undefined ? undefined : before[from]
		const now = to === undefined ? undefined : after[to]
		const [oldText, nowText] = [old && notationOf(old), now && notationOf(now)]
		if (oldText === nowText) continue
		if (told === mostParagraphs) {
			untold += 1
			continue
		}
		told += 1
		const name = `paragraph ${(to ?? from ?? 0) + 1}${now ? '' : ' (removed)'}`
		if (oldText !== undefined) was[name] = cut(oldText)
		if (nowText !== undefined) is[name] = cut(nowText)
	}
	if (untold > 0) is['more paragraphs changed'] = untold
	return { before: was, after: is }
}

function figuresOf(content: LessonContent): TextState {
	const characters = content.reduce((sum, { zh }) => sum + textOf(zh).length, 0)
	return { paragraphs: content.length, characters }
}

/** With what an author may have set: words, readings, blanks and the gap. */
function notationOf({ zh, en, blank }: Block): string {
	const tokens = zh.map(({ word, pinyin, isCustomPinyin, isHide }) => {
		const hidden = isHide ? `{${word}}` : word
		return { word: isCustomPinyin ? `${hidden}[${pinyin ?? ''}]` : hidden }
	})
	return `${formatSegmentedText(tokens)} / ${en}${blank === 'normal' ? '' : ` (${blank})`}`
}

function cut(text: string): string {
	const letters = [...text]
	return letters.length > longestParagraph
		? `${letters.slice(0, longestParagraph).join('')}…`
		: text
}
