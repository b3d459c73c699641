/**
 * Summarizes a save of a text for the audit log: only paragraphs that differ, each cut to a limit.
 *
 *   before { paragraphs: 2, 'paragraph 2': '头发␟很␟长。 / My hair is long.' }
 *   after  { paragraphs: 2, 'paragraph 2': '头发␟很␟长[zhǎng]。 / My hair is long.' }
 */
import { countHanzi } from '#app/domain/hanzi.ts'
import { alignParagraphs } from './align-paragraphs.ts'
import { type Block, type LessonContent, textOf } from './content.ts'
import { formatSegmentedText } from './segmented-text.ts'

type TextSummary = Record<string, string | number>

/** Further changed paragraphs are only counted. */
const mostParagraphs = 12
const longestParagraph = 240

export function changesOfText(
	before: LessonContent,
	after: LessonContent,
): { before: TextSummary; after: TextSummary } {
	const was: TextSummary = figuresOf(before)
	const is: TextSummary = figuresOf(after)
	let listed = 0
	let unlisted = 0
	for (const { from, to } of alignParagraphs(before, after)) {
		const old = from === undefined ? undefined : before[from]
		const now = to === undefined ? undefined : after[to]
		const [oldText, nowText] = [old && notationOf(old), now && notationOf(now)]
		if (oldText === nowText) continue
		if (listed === mostParagraphs) {
			unlisted += 1
			continue
		}
		listed += 1
		const name = `paragraph ${(to ?? from ?? 0) + 1}${now ? '' : ' (removed)'}`
		if (oldText !== undefined) was[name] = cut(oldText)
		if (nowText !== undefined) is[name] = cut(nowText)
	}
	if (unlisted > 0) is['more paragraphs changed'] = unlisted
	return { before: was, after: is }
}

function figuresOf(content: LessonContent): TextSummary {
	const characters = content.reduce((sum, { zh }) => sum + countHanzi(textOf(zh)), 0)
	return { paragraphs: content.length, characters }
}

/** A paragraph with everything an author may set: words, readings, blanks and spacing. */
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
