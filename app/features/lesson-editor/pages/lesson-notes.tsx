import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findNotesForEditing } from '#app/db/parts/notes.ts'
import { savePart } from '#app/db/parts/save-part.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { type TextForm, textForm } from '#app/features/lesson-editor/content/text-form.ts'
import type { WholeTextAnswer } from '#app/features/lesson-editor/content/whole-text-form.tsx'
import { notesLimit } from '#app/features/lesson-editor/notes/notes-limit.ts'
import { NotesScreen } from '#app/features/lesson-editor/notes/notes-screen.tsx'
import { writeNotes } from '#app/features/lesson-editor/write-notes.server.ts'
import { findPartMeanwhile } from '#app/features/publishing/saved-meanwhile.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { closed, invalid, logFailure } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
	const name = loaded && 'lesson' in loaded ? loaded.lesson?.title.en : undefined
	return [{ title: pageTitle(name ? `Notes · ${name}` : 'Notes', matches) }]
}

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db } = context
	const user = await requireEditor(context)
	const id = params.id ?? ''
	const found = await findNotesForEditing(db, { id })
	if (!found) return closed('lesson-text.lesson-missing')
	const { lesson, text, version } = found
	if (lesson.type !== 'lesson') {
		return closed('lesson-notes.not-a-lesson')
	}
	const author = { id: user.id, rank: rankOf(user.langLevel) }
	return { lesson, text, version, author }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const user = await requireEditor(context)
	const form = await readBody(request, textForm, notesLimit)
	if (!form.ok) return invalid(form.problems.slice(0, 1))
	try {
		return await save({ context, user, id: params.id ?? '' }, form)
	} catch (error) {
		logFailure(error)
		return invalid([{ code: 'lesson-notes.save-failed' }], { typed: form.typed })
	}
}

type Sent = { value: TextForm; typed: Typed }

type LessonCall = {
	context: ActionFunctionArgs['context']
	user: { id: string; email: string }
	id: string
}

async function save({ context, user, id }: LessonCall, { value: form, typed }: Sent) {
	const { db, services } = context
	const { tokenize, readings } = services
	// A form without a script breaks its lines in another way than the page shows them.
	const source = form.text.replace(/\r\n?/g, '\n')
	const written = await writeNotes({ tokenize, readings }, source)
	if (!written.ok) return invalid(written.error, { typed })
	const saved = await savePart(db, {
		owner: lessonOwner(id),
		content: { part: 'notes', source, blocks: written.value },
		version: form.overwrite ?? form.version,
		actor: { id: user.id, email: user.email },
		now: new Date(),
	})
	if (saved.ok) {
		const stayed: WholeTextAnswer = { version: saved.value.version, typed }
		return json(stayed)
	}
	const isOutdated = saved.error.code === 'lesson-notes.outdated'
	const refused = { part: 'notes', refusal: saved.error, readerId: user.id } as const
	const [present, meanwhile] = await Promise.all([
		isOutdated ? findNotesForEditing(db, { id }) : undefined,
		findPartMeanwhile(db, { owner: lessonOwner(id), ...refused }),
	])
	const theirs = present && { text: present.text, version: present.version }
	return invalid([saved.error], { typed, theirs, meanwhile })
}

export const clientAction = keepForm('lesson-notes.save-failed')

export default function LessonNotes() {
	const loaded = useLoaderData<typeof loader>()
	const answer: WholeTextAnswer | undefined = useActionData<typeof action>()
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	const { lesson, ...page } = loaded
	return <NotesScreen key={lesson.id} lessonId={lesson.id} {...page} answer={answer} />
}
