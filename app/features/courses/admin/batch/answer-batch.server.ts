/** Answers the forms that change several lessons, and loads what their dialogs need. */
import { type AppLoadContext, json, redirect } from '@remix-run/cloudflare'
import type { By } from '#app/db/transaction.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import type { Result } from '#app/domain/result.ts'
import { listCourseTitles } from '#app/features/courses/admin/courses-for-editing.server.ts'
import { outdatedByPublishing } from '#app/features/publishing/outdated-by-publishing.server.ts'
import { speakTexts } from '#app/features/speech/admin/speak-texts.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { batchDonePath, readBatchAsk } from './address.ts'
import { batchFailures } from './batch-failures.ts'
import type { BatchForm, UndoForm } from './batch-form.ts'
import { changeLessons, type Former, moveLessons } from './change-lessons.server.ts'
import { reorderLessons } from './reorder-lessons.server.ts'
import { readLessonIds } from './selected-lessons.ts'

/** The dialog in the address, with the courses or voices to choose from. */
export async function loadBatchDialog({ db, services }: AppLoadContext, search: URLSearchParams) {
	const ask = readBatchAsk(search)
	if (!ask) return undefined
	const ids = readLessonIds(search)
	const chosen = ids.map(lessonOwner)
	return {
		ask,
		ids,
		/** Those whose audio publishing makes outdated. */
		outdated: ask === 'lessons-status' ? await outdatedByPublishing(db, chosen) : [],
		courses: ask === 'lessons-move' ? await listCourseTitles(db) : [],
		voices: ask === 'lessons-audio' ? await services.speech.voices() : undefined,
	}
}

export type BatchDialogData = NonNullable<Awaited<ReturnType<typeof loadBatchDialog>>>

export function isBatchForm<Form extends { intent: string }>(
	form: Form | BatchForm,
): form is BatchForm {
	return Object.hasOwn(batchFailures, form.intent)
}

type BatchSubmission = {
	context: AppLoadContext
	request: Request
	by: By
	/** The course whose lessons they are. */
	courseId: string | null
}

/** Makes the change, then redirects to a message about it. A new order is answered without one. */
export async function answerBatchForm(
	{ context, request, by, courseId }: BatchSubmission,
	{ form, typed }: { form: BatchForm; typed: Typed },
): Promise<Response> {
	const { intent } = form
	const failure: ErrorCode = batchFailures[intent]
	return orInvalid(failure, typed, async () => {
		if (form.intent === 'lessons-order') {
			const { order, seen } = form
			const moved = await reorderLessons(context.db, {
				courseId: courseId ?? '',
				order,
				seen,
				...by,
			})
			return moved.ok ? json({ isOrdered: true }) : refuseChange(moved.error)
		}
		const changed = await change(context, { form, by })
		if (!changed.ok) return refuseChange(changed.error, typed)
		const { pathname, searchParams } = new URL(request.url)
		const path = pathname.replace(/\.data$/, '')
		const { count, undo } = changed.value
		return redirect(batchDonePath(path, searchParams, { done: intent, count, undo }))
	})
}

type Made = { count: number; undo?: Parameters<typeof batchDonePath>[2]['undo'] }

async function change(
	context: AppLoadContext,
	{ form, by }: { form: Exclude<BatchForm, { intent: 'lessons-order' }>; by: By },
): Promise<Result<Made, Problem>> {
	const { db } = context
	switch (form.intent) {
		case 'lessons-audio': {
			const texts = form.lessons.map(({ id }) => ({ kind: 'lessons', id }) as const)
			const { voice, isAnew } = form
			const spoken = await speakTexts(context, { texts, voice, isAnew })
			return spoken.ok ? { ok: true, value: { count: spoken.value } } : spoken
		}
		case 'lessons-status': {
			const { lessons, status, mayBeEmpty } = form
			const changes = lessons.map((lesson) => ({ ...lesson, set: { status } }))
			return withoutUndo(await changeLessons(db, { changes, mayBeEmpty, ...by }))
		}
		case 'lessons-level': {
			const { lessons, level } = form
			const changes = lessons.map((lesson) => ({ ...lesson, set: { level } }))
			const changed = await changeLessons(db, { changes, ...by })
			return withUndo(changed, (former) => ({
				what: 'level',
				former: former.map(({ level, ...lesson }) => ({ ...lesson, value: level })),
			}))
		}
		case 'lessons-move': {
			const { lessons: moves, course } = form
			const changed = await moveLessons(db, { moves, course, ...by })
			return withUndo(changed, (former) => {
				const [first] = former
				// A lesson without a course has no list to be moved from.
				if (!first?.course) return undefined
				return {
					what: 'course',
					course: first.course,
					former: former.map(({ orderNo, ...lesson }) => ({ ...lesson, value: String(orderNo) })),
				}
			})
		}
		case 'lessons-undo':
			return withoutUndo(await undo(context, { form, by }))
	}
}

/** Only what still has the version of the change is changed back. */
function undo({ db }: AppLoadContext, { form, by }: { form: UndoForm; by: By }) {
	if (form.what === 'course') {
		const { course, former } = form
		const moves = former.map(({ value, ...lesson }) => ({ ...lesson, orderNo: value }))
		return moveLessons(db, { course, moves, ...by })
	}
	const changes = form.former.map(({ value, ...lesson }) => ({ ...lesson, set: { level: value } }))
	return changeLessons(db, { changes, ...by })
}

type Changed = Awaited<ReturnType<typeof changeLessons>>

function withoutUndo(changed: Changed): Result<Made, Problem> {
	return changed.ok ? { ok: true, value: { count: changed.value.count } } : changed
}

function withUndo(changed: Changed, undoOf: (former: Former[]) => Made['undo']) {
	if (!changed.ok) return changed
	const { count, former } = changed.value
	const undo = former.length > 0 ? undoOf(former) : undefined
	return { ok: true, value: { count, undo } } as const
}
