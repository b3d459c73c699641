/**
 * The segment editor's JSON API: load, segment, save and preview a text. An author whose session
 * has ended gets an error instead of a redirect, which would lose the text.
 */
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import type { ErrorCode } from '#app/domain/errors.ts'
import { listBlanks } from '#app/domain/lesson-text/blanks.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { findLessonForWriting } from '#app/features/lesson-editor/lesson-for-editing.server.ts'
import { prepareContent } from '#app/features/lesson-editor/prepare-content.server.ts'
import { saveLessonContent } from '#app/features/lesson-editor/save-text.server.ts'
import {
	type EditorOrder,
	editorOrder,
	orderLimit,
} from '#app/features/lesson-editor/segment/editor-order.ts'
import { findAuthorsWords, segmentText } from '#app/features/lesson-editor/segment-text.server.ts'
import { listReadings } from '#app/features/vocabulary/list-readings.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireAdminCaller } from '#app/http/guards.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, logFailure, refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db } = context
	await requireAdminCaller(context)
	const found = await findLessonForWriting(db, { id: params.id ?? '' })
	if (!found) return refuse('lesson-text.lesson-missing')
	if (found.isUnreadable) return refuse('lesson-text.unreadable')
	return json({ content: found.content, version: found.version })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const user = await requireAdminCaller(context)
	const read = await readBody(request, editorOrder, orderLimit)
	if (!read.ok) return invalid(read.problems.slice(0, 1))
	const order = read.value
	const call = { context, user, lessonId: params.id ?? '' }
	try {
		if (order.intent === 'segment') return await segment(call, order)
		if (order.intent === 'preview') return await preview(call, order)
		return await save(call, order)
	} catch (error) {
		if (error instanceof Response) throw error
		logFailure(error)
		return invalid([{ code: failures[order.intent] }])
	}
}

const failures = {
	segment: 'lesson-text.segment-failed',
	preview: 'lesson-text.preview-failed',
	save: 'lesson-text.save-failed',
} as const satisfies Record<EditorOrder['intent'], ErrorCode>

type LessonCall = {
	context: ActionFunctionArgs['context']
	user: { id: string; email: string }
	lessonId: string
}

type Edit<Intent> = Extract<EditorOrder, { intent: Intent }>

/** Words that the author joined before stay joined when the text is segmented again. */
async function segment({ context, lessonId }: LessonCall, { text }: Edit<'segment'>) {
	const { db, services } = context
	const found = await findLessonForWriting(db, { id: lessonId })
	if (!found) return invalid([{ code: 'lesson-text.lesson-missing' }])
	const words = await findAuthorsWords(services.tokenize, found.content)
	const cut = await segmentText(services.tokenize, { text, words })
	return cut.ok ? json({ content: cut.value }) : invalid(cut.error)
}

async function save({ context, user, lessonId }: LessonCall, order: Edit<'save'>) {
	const { db, services } = context
	const prepared = await prepareContent({ db, readings: services.readings }, order.content)
	if (!prepared.ok) return invalid(prepared.error)
	const saved = await saveLessonContent(db, {
		lessonId,
		content: prepared.value,
		version: order.version,
		actor: { id: user.id, email: user.email },
		now: new Date(),
	})
	return saved.ok ? json({ version: saved.value.version }) : refuseChange(saved.error)
}

async function preview({ context, lessonId }: LessonCall, order: Edit<'preview'>) {
	const { db, services } = context
	const [found, prepared] = await Promise.all([
		findLessonForWriting(db, { id: lessonId }),
		prepareContent({ db, readings: services.readings }, order.content),
	])
	if (!found) return invalid([{ code: 'lesson-text.lesson-missing' }])
	if (!prepared.ok) return invalid(prepared.error)
	const content = prepared.value
	const { dialogMode, showParagraphNumbers } = found.lesson.config
	const paragraphs = rubyHtml(content, {
		rankOf: ranksOfWords(await listReadings(db, { words: wordsOf(content) })),
		isDialogue: dialogMode,
		hasNumbers: showParagraphNumbers,
	})
	return json({ html: paragraphs.join(''), answers: listBlanks(content) })
}

function wordsOf(content: LessonContent): string[] {
	return [...new Set(content.flatMap(({ zh }) => zh.map(({ word }) => word)))]
}
