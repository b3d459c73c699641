/** What a part takes of the room that its person's texts have: its text, and the times of its paragraphs. */
import { bytesOf } from './limits.ts'
import type { ParagraphTimes } from './paragraph-times.ts'

type Sized = { text: string; times?: ParagraphTimes | undefined }

/** What is kept of a part's times: null if none of its paragraphs has one. */
export function keptTimes(times: ParagraphTimes | undefined): ParagraphTimes | null {
	return times?.some((time) => time !== null) ? times : null
}

/** In UTF-8, with the times as the JSON that is kept: 你好 at [[0,900]] has 15. */
export function bytesOfPart({ text, times }: Sized): number {
	const kept = keptTimes(times)
	return bytesOf(text) + (kept ? bytesOf(JSON.stringify(kept)) : 0)
}
