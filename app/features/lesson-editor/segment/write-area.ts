/** Puts another text into a text area without losing where it is scrolled to. */
import type { Selection } from '#app/domain/lesson-text/editing/history.ts'
import { textChangeOf } from '#app/domain/lesson-text/editing/text-change.ts'
import { typeInto } from '#app/ui/type-into.ts'

/** Only what differs is replaced; nothing is told to whoever listens for typing. */
export function writeArea(area: HTMLTextAreaElement, text: string, selection?: Selection): void {
	const { value, scrollTop } = area
	if (value !== text) {
		const { from, oldTo, newTo } = textChangeOf(value, text)
		area.setRangeText(text.slice(from, newTo), from, oldTo, 'preserve')
	}
	if (selection) area.setSelectionRange(selection.start, selection.end)
	area.scrollTop = scrollTop
}

/** As if it were typed: the browser's own undo takes it back, and whoever listens is told. */
export function typeChange(area: HTMLTextAreaElement, text: string, selection: Selection): void {
	const { from, oldTo, newTo } = textChangeOf(area.value, text)
	typeInto(area, from, oldTo, text.slice(from, newTo))
	area.setSelectionRange(selection.start, selection.end)
}
