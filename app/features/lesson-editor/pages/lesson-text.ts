/**
 * The segment editor's JSON API: load, segment, cut, save and preview a text. An author whose session
 * has ended gets an error instead of a redirect, which would lose the text.
 */
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import type { User } from '#app/domain/accounts/user.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { listBlanks } from '#app/domain/lesson-text/blanks.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { findLessonForEditing } from '#app/features/lesson-editor/lesson-for-editing.server.ts'
import { prepareContent } from '#app/features/lesson-editor/prepare-content.server.ts'
import { saveLessonContent } from '#app/features/lesson-editor/save-text.server.ts'
import {
	type EditorRequest,
	editorRequest,
	editorRequestLimit,
} from '#app/features/lesson-editor/segment/editor-request.ts'
import {
	cutParagraphs,
	findAuthorsWords,
	segmentText,
} from '#app/features/lesson-editor/segment-text.server.ts'
import { listReadings } from '#app/features/vocabulary/list-readings.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireAdminCaller } from '#app/http/guards.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, logFailure, refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db } = context
	await requireAdminCaller(context)
	const found = await findLessonForEditing(db, { id: params.id ?? '' })
	if (!found) return refuse('lesson-text.lesson-missing')
	if (found.isUnreadable) return refuse('lesson-text.unreadable')
	return json({ content: found.content, version: found.version })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const user = await requireAdminCaller(context)
	const read = await readBody(request, editorRequest, editorRequestLimit)
	if (!read.ok) return invalid(read.problems.slice(0, 1))
	const edit = read.value
	const call = { context, user, lessonId: params.id ?? '' }
	try {
		if (edit.intent === 'segment') return await segment(call, edit)
		if (edit.intent === 'cut') return await cut(call, edit)
		if (edit.intent === 'preview') return await preview(call, edit)
		return await save(call, edit)
	} catch (error) {
		if (error instanceof Response) throw error
		logFailure(error)
		return invalid([{ code: failures[edit.intent] }])
	}
}

const failures = {
	segment: 'lesson-text.segment-failed',
	cut: 'lesson-text.segment-failed',
	preview: 'lesson-text.preview-failed',
	save: 'lesson-text.save-failed',
} as const satisfies Record<EditorRequest['intent'], ErrorCode>

type LessonCall = {
	context: ActionFunctionArgs['context']
	user: Pick<User, 'id' | 'email' | 'hskEdition'>
	lessonId: string
}

type RequestWith<Intent> = Extract<EditorRequest, { intent: Intent }>

/** Words that the author joined before stay joined when the text is segmented again. */
async function segment({ context, lessonId }: LessonCall, { text }: RequestWith<'segment'>) {
	const { db, services } = context
	const found = await findLessonForEditing(db, { id: lessonId })
	if (!found) return invalid([{ code: 'lesson-text.lesson-missing' }])
	const words = await findAuthorsWords(services.tokenize, found.content)
	const segmented = await segmentText(services.tokenize, { text, words })
	return segmented.ok ? json({ content: segmented.value }) : invalid(segmented.error)
}

/** Cuts what was typed into a segmented text. */
async function cut({ context }: LessonCall, { paragraphs, known }: RequestWith<'cut'>) {
	const cut = await cutParagraphs(context.services.tokenize, { paragraphs, known })
	return cut.ok ? json({ paragraphs: cut.value }) : invalid(cut.error)
}

async function save({ context, user, lessonId }: LessonCall, edit: RequestWith<'save'>) {
	const { db, services } = context
	const prepared = await prepareContent({ db, readings: services.readings }, edit.content)
	if (!prepared.ok) return invalid(prepared.error)
	const saved = await saveLessonContent(db, {
		lessonId,
		content: prepared.value,
		version: edit.version,
		actor: { id: user.id, email: user.email },
		now: new Date(),
	})
	return saved.ok ? json({ version: saved.value.version }) : refuseChange(saved.error)
}

async function preview({ context, user, lessonId }: LessonCall, edit: RequestWith<'preview'>) {
	const { db, services } = context
	const [found, prepared] = await Promise.all([
		findLessonForEditing(db, { id: lessonId }),
		prepareContent({ db, readings: services.readings }, edit.content),
	])
	if (!found) return invalid([{ code: 'lesson-text.lesson-missing' }])
	if (!prepared.ok) return invalid(prepared.error)
	const content = prepared.value
	const { dialogMode, showParagraphNumbers } = found.lesson.config
	const paragraphs = rubyHtml(content, {
		rankOf: ranksOfWords(await listReadings(db, { words: wordsOf(content) }), user.hskEdition),
		isDialogue: dialogMode,
		hasNumbers: showParagraphNumbers,
	})
	return json({ html: paragraphs.join(''), answers: listBlanks(content) })
}

function wordsOf(content: LessonContent): string[] {
	return [...new Set(content.flatMap(({ zh }) => zh.map(({ word }) => word)))]
}
