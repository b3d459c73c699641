/** The answer that downloads a person's words. */
import type { AppLoadContext } from '@remix-run/cloudflare'
import { spellWait, wordExportRules } from '#app/domain/accounts/attempt-limit.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { type WrittenFormat, writtenFormats } from '#app/domain/my-words/files/write-words.ts'
import { admit } from '#app/http/rate-limit.server.ts'
import { fail } from '#app/http/responses.server.ts'
import { exportWords } from './export-words.server.ts'

type Asked = Omit<Parameters<typeof exportWords>[1], 'format' | 'origin'> & {
	/** The first part of the file's name. */
	name: string
	/** Said where there is no word to write. */
	orSay: ErrorCode
}

const endings: Readonly<Record<WrittenFormat, string>> = {
	anki: 'anki.txt',
	pleco: 'pleco.txt',
	csv: 'csv',
}

/** Anki is the format where the address names none. */
export async function wordFile(
	context: Pick<AppLoadContext, 'db' | 'note'>,
	request: Request,
	{ name, orSay, ...asked }: Asked,
): Promise<Response> {
	const { origin, searchParams } = new URL(request.url)
	const format = writtenFormats.find((one) => one === searchParams.get('format')) ?? 'anki'
	const [attempt, file] = await Promise.all([
		admit(context, wordExportRules(asked.learner.id)),
		exportWords(context.db, { ...asked, format, origin }),
	])
	if (!attempt.ok) {
		throw fail('request.too-many', { wait: spellWait(attempt.error.waitSeconds) })
	}
	if (!file) throw fail(orSay)
	const day = new Date().toISOString().slice(0, 10)
	const type = format === 'csv' ? 'text/csv' : 'text/plain'
	return new Response(file, {
		headers: {
			'content-type': `${type}; charset=utf-8`,
			'content-disposition': `attachment; filename="${name}-${day}.${endings[format]}"`,
			'cache-control': 'no-store',
		},
	})
}
