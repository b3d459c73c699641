import {
	type AppLoadContext,
	data,
	type LinksFunction,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { errorText } from '#app/domain/errors.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { JustCreated } from '#app/features/lesson-editor/segment/just-created.tsx'
import styles from '#app/features/lesson-editor/segment/segment-editor.css?url'
import { SegmentTab } from '#app/features/lesson-editor/segment/segment-tab.tsx'
import {
	findTextForEditing,
	textFailures,
} from '#app/features/lesson-editor/text-for-editing.server.ts'
import { keepWhatIsEdited } from '#app/features/lesson-editor/text-page/keep-what-is-edited.ts'
import { preferencesFrom } from '#app/features/lessons/reader/preferences.ts'
import { requireEditor } from '#app/http/guards.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { kindAt, textOwnerOf, useTextOwner } from '#app/http/text-owner.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const titles = { lessons: 'Lesson content', articles: 'Article text' } as const

export const meta: MetaFunction = ({ matches, location }) => [
	{ title: pageTitle(titles[kindAt(location.pathname)], matches) },
]

/** The data of the tab Text, of a lesson or an article. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { id, langLevel } = await requireEditor(context)
	const text = loadText(context, textOwnerOf({ request, params }))
	const page = {
		user: { id, rank: rankOf(langLevel) },
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

/** The version matches no stored one, so an unreadable text cannot be overwritten. */
const unread = { content: [], version: -1 }

export const shouldRevalidate = keepWhatIsEdited

export default function Segment() {
	const owner = useTextOwner()
	const [search] = useSearchParams()
	const loaded = useLoaderData<typeof loader>()
	return (
		<>
			{search.get('done') === 'create' && (
				<JustCreated owner={owner} userId={loaded.user.id} loaded={loaded.text} />
			)}
			<SegmentTab key={`${owner.kind}/${owner.id}`} owner={owner} loaded={loaded} />
		</>
	)
}
