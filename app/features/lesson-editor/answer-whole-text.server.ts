/** Loads and saves the text of a lesson or an article as a whole. */

import { type AppLoadContext, data, json } from '@remix-run/cloudflare'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import { savePart } from '#app/db/parts/save-part.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { errorText } from '#app/domain/errors.ts'
import { typedText } from '#app/domain/lesson-text/typed-text.ts'
import { coursePath } from '#app/domain/publishing/text-tabs.ts'
import { findPartMeanwhile } from '#app/features/publishing/saved-meanwhile.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { invalid, logFailure } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { type TextForm, textForm, textLimit } from './content/text-form.ts'
import type { WholeTextAnswer } from './content/whole-text-form.tsx'
import { findTextForEditing, textFailures } from './text-for-editing.server.ts'
import { writeText } from './write-text.server.ts'

type Call = { context: AppLoadContext; user: Pick<User, 'id' | 'email'>; owner: TextOwner }

export async function loadWholeText({ context, user, owner }: Call) {
	const found = await findTextForEditing(context.db, owner)
	if (!found.ok) {
		return data({ refusal: errorText(found.error) }, { status: errorStatus(found.error) })
	}
	const { title, content, version, isUnreadable } = found.value
	const obstacle = isUnreadable ? errorText(textFailures[owner.kind].unreadable) : undefined
	return { title, text: typedText(content), version, userId: user.id, obstacle }
}

export async function answerWholeText({ request, ...call }: Call & { request: Request }) {
	const form = await readBody(request, textForm, textLimit)
	if (!form.ok) return invalid(form.problems.slice(0, 1))
	try {
		return await save(call, form)
	} catch (error) {
		logFailure(error)
		return invalid([{ code: 'lesson-text.simple-save-failed' }], { typed: form.typed })
	}
}

type Sent = { value: TextForm; typed: Typed }

async function save({ context, user, owner }: Call, { value: form, typed }: Sent) {
	const { db, services } = context
	const found = await findTextForEditing(db, owner)
	if (!found.ok) return invalid([{ code: found.error }], { typed })
	const { content: present, version, isUnreadable, courseId } = found.value
	const failures = textFailures[owner.kind]
	if (isUnreadable) return invalid([{ code: failures.unreadable }], { typed })
	const { tokenize, readings } = services
	const written = await writeText({ db, tokenize, readings }, { text: form.text, present })
	if (!written.ok) return invalid(written.error, { typed })
	const saved = await savePart(db, {
		owner,
		content: { part: 'text', content: written.value },
		version: form.overwrite ?? form.version,
		actor: { id: user.id, email: user.email },
		now: new Date(),
	})
	if (!saved.ok) {
		const isOutdated = saved.error.version !== undefined
		const theirs = isOutdated ? { text: typedText(present), version } : undefined
		const refused = { owner, part: 'text', refusal: saved.error, readerId: user.id } as const
		const meanwhile = await findPartMeanwhile(db, refused)
		return invalid([saved.error], { typed, theirs, meanwhile })
	}
	if (form.stay) {
		const stayed: WholeTextAnswer = { version: saved.value.version, typed }
		return json(stayed)
	}
	const list = owner.kind === 'lessons' ? '/admin/courses' : '/admin/articles'
	const to = courseId ? coursePath(courseId) : list
	const done: WholeTextAnswer = { to, typed }
	return json(done)
}
