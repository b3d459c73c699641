import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { highestLevelOf } from '#app/domain/hsk/edition.ts'
import { hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { levelFrom } from '#app/domain/today/level-check.ts'
import { shortMeaning } from '#app/features/flashcards/study-card.server.ts'
import {
	findCheckWords,
	markChecked,
	saveCheckedLevel,
} from '#app/features/today/level-check.server.ts'
import { LevelResult } from '#app/features/today/level-result.tsx'
import { LevelWords } from '#app/features/today/level-words.tsx'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [
	{ title: pageTitle('Find your level', matches) },
]

const turnSchema = z.coerce.number().int().min(1).max(1000).catch(1)

/** The address has the answers: ?try=1&done=1&known=12&known=15. Going back shows the words again. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const user = await requireUser(context)
	const { searchParams } = new URL(request.url)
	const turn = turnSchema.parse(searchParams.get('try'))
	const words = await findCheckWords(db, { user, turn })
	if (!searchParams.has('done')) {
		const asked = words.map(({ id, word, traditional }) => ({ id, word, traditional }))
		return { turn, words: asked, result: undefined }
	}
	const known = new Set(searchParams.getAll('known').map(Number))
	const answers = words.map(({ id, word, pinyin, traditional, poses, meaning, rank }) => ({
		id,
		word,
		pinyin,
		traditional,
		meaning: shortMeaning({ poses, meaning }),
		rank,
		isKnown: known.has(id),
	}))
	const level = levelFrom(answers, user.hskEdition)
	const highest = rankOf(highestLevelOf(user.hskEdition))
	const levels = hskLevels.filter((one) => rankOf(one) <= highest)
	return { turn, words: [], result: { answers, level, levels } }
}

const levelForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('skip') }),
	z.object({
		intent: z.literal('save'),
		langLevel: z.enum(hskLevels, { error: 'language-level.required' satisfies ErrorCode }),
	}),
])

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const user = await requireUser(context)
	const form = await readBody(request, levelForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	const choice = form.value
	const now = new Date()
	return orInvalid('settings.failed', typed, async () => {
		if (choice.intent === 'skip') {
			await markChecked(db, { userId: user.id, now })
			return redirect('/courses')
		}
		const next = await saveCheckedLevel(db, { user, langLevel: choice.langLevel, now })
		return redirect(next ? `/courses/lessons/${next.slug}` : '/courses')
	})
}

export default function LevelCheck() {
	const { turn, words, result } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>() ?? undefined
	if (result) return <LevelResult {...result} turn={turn} answer={answer} />
	return <LevelWords key={turn} words={words} turn={turn} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="level-check.load-failed" />
}
