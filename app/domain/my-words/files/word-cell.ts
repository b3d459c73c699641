/**
 * The word in a cell, and a second form beside it.
 *
 *   学习[學習], 学习 (學習), 学习/學習   学习, and 學習
 *   学习                              学习, and nothing
 *   1. 学习！                         学习
 *   T恤                               T恤
 */
import { hasHanzi } from '#app/domain/hanzi.ts'

type Forms = { word: string; traditional: string }

const second = /^([^[\]()（）【】/|｜]*)[[(（【/|｜]([^[\]()（）【】/|｜]*)[\])）】]?$/u

/** Longer cells hold no word. */
const longestCell = 200

/** Takes a cell as `plainCell` leaves it. Empty if it has no hanzi. */
export function wordCell(whole: string): Forms {
	const cell = whole.slice(0, longestCell)
	const [, before = '', inside = ''] = second.exec(cell) ?? []
	if (hasHanzi(before)) {
		return { word: bare(before), traditional: hasHanzi(inside) ? bare(inside) : '' }
	}
	return { word: hasHanzi(cell) ? bare(cell) : '', traditional: '' }
}

/** Without a number in front, and without signs around it. */
function bare(text: string): string {
	return text.replace(/^\s*\d+[.、)）]\s*/u, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
