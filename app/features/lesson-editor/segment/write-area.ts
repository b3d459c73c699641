/** Replaces the text of a text area and keeps its scroll position. */
import type { Selection } from '#app/domain/lesson-text/editing/history.ts'
import { textChangeOf } from '#app/domain/lesson-text/editing/text-change.ts'
import { typeInto } from '#app/ui/type-into.ts'

/** Replaces only what differs. Fires no input event. */
export function writeArea(area: HTMLTextAreaElement, text: string, selection?: Selection): void {
	const { value, scrollTop } = area
	if (value !== text) {
		const { from, oldTo, newTo } = textChangeOf(value, text)
		area.setRangeText(text.slice(from, newTo), from, oldTo, 'preserve')
	}
	if (selection) area.setSelectionRange(selection.start, selection.end)
	area.scrollTop = scrollTop
}

/** Replaces the text as if typed: with an input event, and undoable by the browser. */
export function typeChange(area: HTMLTextAreaElement, text: string, selection: Selection): void {
	const { from, oldTo, newTo } = textChangeOf(area.value, text)
	typeInto(area, from, oldTo, text.slice(from, newTo))
	area.setSelectionRange(selection.start, selection.end)
}
