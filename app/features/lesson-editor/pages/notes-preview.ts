/**
 * The notes editor's preview: POST { text } → { html }, the notes as learners see them, or the problems of
 * the text with their lines. An author whose session has ended gets an error instead of a redirect.
 */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import * as z from 'zod'
import { wordsHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { asidesOfNotes } from '#app/domain/notes/note-blocks.ts'
import { notesHtml } from '#app/domain/notes/notes-html.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { previewLimit } from '#app/features/lesson-editor/notes/notes-limit.ts'
import { writeNotes } from '#app/features/lesson-editor/write-notes.server.ts'
import { listReadings } from '#app/features/vocabulary/list-readings.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { invalid, logFailure, wrongMethod } from '#app/http/responses.server.ts'

const previewRequest = z.object({ text: z.string() })

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, services } = context
	const { hskEdition } = await requireEditorCaller(context)
	const read = await readBody(request, previewRequest, previewLimit)
	if (!read.ok) return invalid(read.problems.slice(0, 1))
	try {
		const { tokenize, readings } = services
		const written = await writeNotes({ tokenize, readings }, read.value.text)
		if (!written.ok) return invalid(written.error)
		const words = asidesOfNotes(written.value).flatMap((zh) => zh.map(({ word }) => word))
		const rows = await listReadings(db, { words: [...new Set(words)] })
		const rankOf = ranksOfWords(rows, hskEdition)
		return json({ html: notesHtml(written.value, (tokens) => wordsHtml(tokens, { rankOf })) })
	} catch (error) {
		logFailure(error)
		return invalid([{ code: 'lesson-notes.preview-failed' }])
	}
}
