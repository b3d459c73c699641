/**
 * Speaks one word: /nls/tts?text=银行, with &pinyin=yín háng if it has several readings, and with
 * &lesson= or &article= if a text has it. Or the line of an exercise: /nls/tts?exercise=4f1c. Supports ranges: Safari asks for the first two bytes and
 * plays nothing without them.
 */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { actorHeaders, speakableHeader } from '#app/contracts/speech.ts'
import type { Db } from '#app/db/client.server.ts'
import { pronunciationRules } from '#app/domain/accounts/attempt-limit.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { ok, type Result } from '#app/domain/result.ts'
import {
	longestWord,
	type Pronunciation,
	readPronunciation,
} from '#app/domain/speech/pronunciation.ts'
import type { SpeakableKind } from '#app/domain/speech/speakable.ts'
import { findSpeakable, findSpokenLine } from '#app/features/speech/find-speakable.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { serveBytes } from '#app/http/media.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { logFailure, refuse } from '#app/http/responses.server.ts'

/** Cached for a day, the longest a new voice takes to be heard everywhere. */
const spokenHeaders = { 'content-type': 'audio/mpeg', 'cache-control': 'private, max-age=86400' }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const reader = await requireCaller(context)
	const { searchParams } = new URL(request.url)
	const exerciseId = searchParams.get('exercise')
	const asked = exerciseId === null ? askedWord(searchParams) : ok({ exerciseId })
	if (!asked.ok) return refuse(asked.error, { most: longestWord })
	const [attempt, found] = await Promise.all([
		admit(context, pronunciationRules(reader.id)),
		findSpoken(context.db, reader, asked.value),
	])
	if (!attempt.ok) return refuseTooMany('pronunciation.too-many', attempt.error)
	if (!found) return refuse('pronunciation.unknown')
	const headers = { [actorHeaders.id]: reader.id, [speakableHeader]: found.kind }
	try {
		const answer = await context.services.askTts(`/nls/tts?${found.search}`, { headers })
		if (!answer.ok) return answer
		return await serveBytes(new Uint8Array(await answer.arrayBuffer()), request, spokenHeaders)
	} catch (error) {
		logFailure(error)
		return refuse('pronunciation.failed')
	}
}

type AskedWord = { asked: Pronunciation; lessonId: string | null; articleId: string | null }

function askedWord(search: URLSearchParams): Result<AskedWord, 'pronunciation.invalid'> {
	const read = readPronunciation({
		text: search.get('text') ?? '',
		pinyin: search.get('pinyin') ?? undefined,
	})
	if (!read.ok) return read
	const lessonId = search.get('lesson')
	return ok({ asked: read.value, lessonId, articleId: search.get('article') })
}

type Spoken = { kind: SpeakableKind; search: URLSearchParams }

/** The question to the speech worker; undefined if this is not spoken. */
async function findSpoken(
	db: Db,
	reader: Pick<User, 'id' | 'level'>,
	spoken: AskedWord | { exerciseId: string },
): Promise<Spoken | undefined> {
	if ('exerciseId' in spoken) {
		const line = await findSpokenLine(db, { reader, ...spoken })
		if (!line) return undefined
		const readings = JSON.stringify(line.readings)
		return { kind: 'exercise', search: new URLSearchParams({ text: line.text, readings }) }
	}
	const kind = await findSpeakable(db, { reader, ...spoken })
	const { text, pinyin } = spoken.asked
	return kind && { kind, search: new URLSearchParams({ text, ...(pinyin && { pinyin }) }) }
}
