/**
 * Changes of several lessons in the address of their course: the open dialog (?ask=lessons-level&ids=cup,pot)
 * and the last change (?done=lessons-level&count=2&undo=…). `undo` has the values before, for the Undo button.
 */
import { counted } from '#app/domain/counted.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import type { BatchIntent, UndoForm } from './batch-form.ts'
import { type FormerValue, formatFormer, mostLessons } from './selected-lessons.ts'

const batchAsks = ['lessons-status', 'lessons-level', 'lessons-move', 'lessons-audio'] as const

export type BatchAsk = (typeof batchAsks)[number]

export function readBatchAsk(search: URLSearchParams): BatchAsk | undefined {
	return batchAsks.find((ask) => ask === search.get('ask'))
}

/** The fields that Undo sends. */
export type Undo = { what: UndoForm['what']; course?: string; former: string }

type Done = {
	done: BatchIntent
	count: number
	undo?: { what: UndoForm['what']; course?: string; former: readonly FormerValue[] } | undefined
}

/** The list with its filters, and a message about the change. */
export function batchDonePath(
	path: string,
	search: URLSearchParams,
	{ done, count, undo }: Done,
): string {
	const former = undo && [undo.what, undo.course ?? '', formatFormer(undo.former)].join('~')
	return path + searchWith(withoutDialog(search), { done, count, undo: former })
}

/** The change that the address reports. Anybody can write one: Undo is checked like any form. */
export function readBatchDone(
	search: URLSearchParams,
): { text: string; undo: Undo | undefined } | undefined {
	const count = Number(/^[1-9]\d{0,2}$/.exec(search.get('count') ?? '')?.[0])
	if (!(count <= mostLessons)) return undefined
	const lessons = counted(count, 'lesson was', 'lessons were')
	const texts: Partial<Record<string, string>> = {
		'lessons-status': `${lessons} saved.`,
		'lessons-level': `${lessons} saved.`,
		'lessons-move': `${lessons} moved.`,
		'lessons-undo': `${lessons} changed back.`,
		'lessons-audio': `Audio is being generated for ${counted(count, 'lesson')}. Use it under Needs work, or on the Audio tab of each.`,
	}
	const text = texts[search.get('done') ?? '']
	return text === undefined ? undefined : { text, undo: readUndo(search.get('undo')) }
}

function readUndo(text: string | null): Undo | undefined {
	const [name, course = '', former = ''] = (text ?? '').split('~')
	const what = (['level', 'course'] as const).find((known) => known === name)
	return what && former !== '' ? { what, course, former } : undefined
}
