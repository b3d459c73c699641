import { type AppLoadContext, data } from '@remix-run/cloudflare'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { errorText } from '#app/domain/errors.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { preferencesFrom } from '#app/features/lessons/reader/preferences.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { textFailures } from './text-failures.ts'
import { findTextForEditing } from './text-for-editing.server.ts'

/** Matches no stored version, so an unreadable text cannot be overwritten. */
const noVersion = -1

type Call = {
	context: AppLoadContext
	request: Request
	user: Pick<User, 'id' | 'langLevel'>
	owner: TextOwner
}

/** The data of the tab Text, of a lesson or an article. */
export async function loadEditor({ context, request, user, owner }: Call) {
	const text = loadText(context, owner)
	const page = {
		user: { id: user.id, rank: rankOf(user.langLevel) },
		preferences: preferencesFrom(request.headers.get('cookie')),
	}
	// On client navigation, show the page before its text has loaded.
	if (!context.isDocument) return { ...page, text }
	const loaded = await text
	const status = 'code' in loaded ? errorStatus(loaded.code) : 200
	return data({ ...page, text: loaded }, { status })
}

type LoadedText =
	| {
			/** Why there is no text, as a code and as a sentence. */
			code: Parameters<typeof errorStatus>[0]
			refusal: string
	  }
	| {
			/** Shown with the preview; empty if it could not be loaded. */
			title: string
			isDialogue: boolean
			content: LessonContent
			version: number
			/** Why the text cannot be saved. */
			obstacle?: string
	  }

/** A failing load leaves the editor empty: the page says so and saves nothing. */
async function loadText({ db }: AppLoadContext, owner: TextOwner): Promise<LoadedText> {
	const failures = textFailures[owner.kind]
	try {
		const found = await findTextForEditing(db, owner)
		if (!found.ok) return { code: found.error, refusal: errorText(found.error) }
		const { title, isDialogue, isUnreadable, content, version } = found.value
		const shown = { title: title.zh, isDialogue }
		if (!isUnreadable) return { ...shown, content, version }
		return { ...shown, ...unread, obstacle: errorText(failures.unreadable) }
	} catch (error) {
		logFailure(error)
		return {
			title: '',
			isDialogue: false,
			...unread,
			obstacle: errorText(failures['load-failed']),
		}
	}
}

const unread = { content: [], version: noVersion }
