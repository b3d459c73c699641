/**
 * The segment editor's JSON API for the text of a lesson or an article: load, segment, cut, save and
 * preview. An author whose session has ended gets an error instead of a redirect, which would lose the
 * text.
 */
import {
	type ActionFunctionArgs,
	type AppLoadContext,
	json,
	type LoaderFunctionArgs,
} from '@remix-run/cloudflare'
import * as z from 'zod'
import { mostExtraWords, mostTokenizedParagraphs } from '#app/contracts/tokenize.ts'
import { savePart } from '#app/db/parts/save-part.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { listBlanks } from '#app/domain/lesson-text/blanks.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { prepareContent } from '#app/features/lesson-editor/prepare-content.server.ts'
import {
	cutParagraphs,
	findAuthorsWords,
	segmentText,
} from '#app/features/lesson-editor/segment-text.server.ts'
import {
	findTextForEditing,
	textFailures,
} from '#app/features/lesson-editor/text-for-editing.server.ts'
import { findPartMeanwhile } from '#app/features/publishing/saved-meanwhile.server.ts'
import { listReadings } from '#app/features/vocabulary/list-readings.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, logFailure, refuse } from '#app/http/responses.server.ts'
import { textOwnerOf } from '#app/http/text-owner.ts'

/** In bytes, more than any form: 100,000 characters, each a word with its reading, and their English. */
const editorRequestLimit = {
	as: 'json',
	mostBytes: 12_000_000,
	orSay: 'tokenizer.too-large',
} as const

const editorRequest = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('segment'), text: z.string() }),
	z.object({
		intent: z.literal('cut'),
		/** The Chinese of some paragraphs, and words of the text that the author may have joined. */
		paragraphs: z.array(z.string().min(1)).max(mostTokenizedParagraphs),
		known: z.array(z.string().min(1)).max(mostExtraWords),
	}),
	z.object({ intent: z.literal('preview'), content: lessonContentSchema }),
	z.object({
		intent: z.literal('save'),
		content: lessonContentSchema,
		/** The version that was opened, or a newer one that is replaced on purpose; 0 without content. */
		version: z.number().int(),
	}),
])

type EditorRequest = z.infer<typeof editorRequest>

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	await requireEditorCaller(context)
	const owner = textOwnerOf({ request, params })
	const found = await findTextForEditing(context.db, owner)
	if (!found.ok) return refuse(found.error)
	const { content, version, isUnreadable } = found.value
	if (isUnreadable) return refuse(textFailures[owner.kind].unreadable)
	return json({ content, version })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const user = await requireEditorCaller(context)
	const owner = textOwnerOf({ request, params })
	const read = await readBody(request, editorRequest, editorRequestLimit)
	if (!read.ok) return invalid(read.problems.slice(0, 1))
	try {
		return await answer({ context, user, owner }, read.value)
	} catch (error) {
		if (error instanceof Response) throw error
		logFailure(error)
		return invalid([{ code: failureOf(owner, read.value) }])
	}
}

function failureOf({ kind }: TextOwner, { intent }: EditorRequest) {
	if (intent === 'save') return textFailures[kind]['save-failed']
	return intent === 'preview' ? 'lesson-text.preview-failed' : 'lesson-text.segment-failed'
}

type Call = {
	context: AppLoadContext
	user: Pick<User, 'id' | 'email' | 'hskEdition'>
	owner: TextOwner
}

function answer(call: Call, edit: EditorRequest) {
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
async function segment({ context, owner }: Call, { text }: RequestWith<'segment'>) {
	const { db, services } = context
	const found = await findTextForEditing(db, owner)
	if (!found.ok) return invalid([{ code: found.error }])
	const words = await findAuthorsWords(services.tokenize, found.value.content)
	const segmented = await segmentText(services.tokenize, { text, words })
	return segmented.ok ? json({ content: segmented.value }) : invalid(segmented.error)
}

/** Cuts what was typed into a segmented text. */
async function cut({ context }: Call, { paragraphs, known }: RequestWith<'cut'>) {
	const cut = await cutParagraphs(context.services.tokenize, { paragraphs, known })
	return cut.ok ? json({ paragraphs: cut.value }) : invalid(cut.error)
}

async function save({ context, user, owner }: Call, edit: RequestWith<'save'>) {
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
	if (saved.ok) return json({ version: saved.value.version })
	const refused = { owner, part: 'text', refusal: saved.error, readerId: user.id } as const
	return refuseChange(saved.error, {}, await findPartMeanwhile(db, refused))
}

async function preview({ context, user, owner }: Call, edit: RequestWith<'preview'>) {
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
