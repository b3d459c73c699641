/**
 * Sounds to tell apart: /sounds lists them, /sounds?set=zh-z asks. The address may name the round and the
 * answer (&seed=4f1c&at=2&answer=1), which is how the page works without JavaScript.
 */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { originIn } from '#app/domain/progress/text-origin.ts'
import { questionsInRound, questionsOf } from '#app/domain/speech/sounds/sound-questions.ts'
import { findSoundSet, soundSets } from '#app/domain/speech/sounds/sound-sets.ts'
import { drawQuestions } from '#app/features/speech/sounds/draw-questions.server.ts'
import { SoundList } from '#app/features/speech/sounds/sound-list.tsx'
import { SoundRound } from '#app/features/speech/sounds/sound-round.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.round?.name ?? 'Sounds', matches) },
]

const seedSchema = z.string().regex(/^[\w-]{1,40}$/)
const atSchema = z.coerce
	.number()
	.int()
	.min(0)
	.max(questionsInRound - 1)
	.catch(0)
const answerSchema = z
	.string()
	.regex(/^[0-3]$/)
	.transform(Number)
	.optional()
	.catch(undefined)

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId, display } = await requireUser(context)
	const { searchParams } = new URL(request.url)
	const from = originIn(searchParams)
	const set = findSoundSet(searchParams.get('set'))
	if (!set) {
		const sets = soundSets.map(({ id, name, hint }) => ({ id, name, hint }))
		return { userId, sets, from, round: undefined }
	}
	const asked = seedSchema.safeParse(searchParams.get('seed'))
	const seed = asked.data ?? crypto.randomUUID().slice(0, 8)
	const questions = await drawQuestions(db, questionsOf(set, seed), display)
	const at = Math.min(atSchema.parse(searchParams.get('at') ?? 0), questions.length - 1)
	const answer = answerSchema.parse(searchParams.get('answer') ?? undefined)
	const { id, name, hint } = set
	return { userId, sets: [], from, round: { id, name, hint, seed, questions, at, answer } }
}

export default function Sounds() {
	const { userId, sets, from, round } = useLoaderData<typeof loader>()
	if (!round) return <SoundList userId={userId} sets={sets} from={from} />
	return (
		<SoundRound
			key={`${round.id} ${round.seed} ${round.at}`}
			userId={userId}
			from={from}
			{...round}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.failed" />
}
