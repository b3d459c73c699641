/**
 * Answers the segment editor of a lesson or an article: load, segment, cut, save and preview a text. An
 * author whose session has ended gets an error instead of a redirect, which would lose the text.
 */
import { type AppLoadContext, json } from '@remix-run/cloudflare'
import { savePart } from '#app/db/parts/save-part.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { listBlanks } from '#app/domain/lesson-text/blanks.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { listReadings } from '#app/features/vocabulary/list-readings.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, logFailure, refuse } from '#app/http/responses.server.ts'
import { prepareContent } from './prepare-content.server.ts'
import { type EditorRequest, editorRequest, editorRequestLimit } from './segment/editor-request.ts'
import { cutParagraphs, findAuthorsWords, segmentText } from './segment-text.server.ts'
import { textFailures } from './text-failures.ts'
import { findTextForEditing } from './text-for-editing.server.ts'

type Call = { context: AppLoadContext; owner: TextOwner }
type UserCall = Call & { user: Pick<User, 'id' | 'email' | 'hskEdition'> }

export async function loadStoredText({ context, owner }: Call) {
	const found = await findTextForEditing(context.db, owner)
	if (!found.ok) return refuse(found.error)
	const { content, version, isUnreadable } = found.value
	if (isUnreadable) return refuse(textFailures[owner.kind].unreadable)
	return json({ content, version })
}

export async function answerEditor({ request, ...call }: UserCall & { request: Request }) {
	const read = await readBody(request, editorRequest, editorRequestLimit)
	if (!read.ok) return invalid(read.problems.slice(0, 1))
	try {
		return await answer(call, read.value)
	} catch (error) {
		if (error instanceof Response) throw error
		logFailure(error)
		return invalid([{ code: failureOf(call.owner, read.value) }])
	}
}

function failureOf({ kind }: TextOwner, { intent }: EditorRequest) {
	if (intent === 'save') return textFailures[kind]['save-failed']
	return intent === 'preview' ? 'lesson-text.preview-failed' : 'lesson-text.segment-failed'
}

function answer(call: UserCall, edit: EditorRequest) {
	switch (edit.intent) {
		case 'segment':
			return segment(call, edit)
		case 'cut':
			return cut(call, edit)
		case 'preview':
			return preview(call, edit)
		default:
			return save(call, edit)
	}
}

type RequestWith<Intent> = Extract<EditorRequest, { intent: Intent }>

/** Words that the author joined before stay joined when the text is segmented again. */
async function segment({ context, owner }: UserCall, { text }: RequestWith<'segment'>) {
	const { db, services } = context
	const found = await findTextForEditing(db, owner)
	if (!found.ok) return invalid([{ code: found.error }])
	const words = await findAuthorsWords(services.tokenize, found.value.content)
	const segmented = await segmentText(services.tokenize, { text, words })
	return segmented.ok ? json({ content: segmented.value }) : invalid(segmented.error)
}

/** Cuts what was typed into a segmented text. */
async function cut({ context }: UserCall, { paragraphs, known }: RequestWith<'cut'>) {
	const cut = await cutParagraphs(context.services.tokenize, { paragraphs, known })
	return cut.ok ? json({ paragraphs: cut.value }) : invalid(cut.error)
}

async function save({ context, user, owner }: UserCall, edit: RequestWith<'save'>) {
	const { db, services } = context
	const prepared = await prepareContent({ db, readings: services.readings }, edit.content)
	if (!prepared.ok) return invalid(prepared.error)
	const saved = await savePart(db, {
		owner,
		content: { part: 'text', content: prepared.value },
		version: edit.version,
		actor: { id: user.id, email: user.email },
		now: new Date(),
	})
	return saved.ok ? json({ version: saved.value.version }) : refuseChange(saved.error)
}

async function preview({ context, user, owner }: UserCall, edit: RequestWith<'preview'>) {
	const { db, services } = context
	const [found, prepared] = await Promise.all([
		findTextForEditing(db, owner),
		prepareContent({ db, readings: services.readings }, edit.content),
	])
	if (!found.ok) return invalid([{ code: found.error }])
	if (!prepared.ok) return invalid(prepared.error)
	const content = prepared.value
	const { isDialogue, hasNumbers } = found.value
	const paragraphs = rubyHtml(content, {
		rankOf: ranksOfWords(await listReadings(db, { words: wordsOf(content) }), user.hskEdition),
		isDialogue,
		hasNumbers,
	})
	return json({ html: paragraphs.join(''), answers: listBlanks(content) })
}

function wordsOf(content: LessonContent): string[] {
	return [...new Set(content.flatMap(({ zh }) => zh.map(({ word }) => word)))]
}
