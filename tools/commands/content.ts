import { createWriteStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { and, desc, eq, gte } from 'drizzle-orm'
import { lessons, userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses, adminLevel } from '#app/domain/accounts/user.ts'
import { readWholeCourse } from '#app/domain/course-files/read-course.ts'
import type { Files } from '#app/domain/course-files/read-course-files.ts'
import { courseFileErrors } from '#app/domain/errors/course-files.ts'
import { addErrors } from '#app/domain/errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { textLimits } from '#app/features/course-files/cut-lessons.server.ts'
import { exportZip } from '#app/features/course-files/export-zip.server.ts'
import { importCourse } from '#app/features/course-files/import-course.server.ts'
import { stateNames } from '#app/features/course-files/import-ways.ts'
import { openZip } from '#app/features/course-files/open-zip.server.ts'
import { planImport } from '#app/features/course-files/plan-import.server.ts'
import type { SeedDb } from '#app/seed/seed.ts'
import { localTokenizer } from '#tools/content/local-tokenizer.ts'
import { withTarget } from '#tools/operations/target.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'

const usage = `Usage: npm run content -- export SLUG [FILE.zip] [--audio]
       npm run content -- import FILE.zip|FOLDER [--dry-run]`

/** `npm run content`: courses and lessons of the local platform as files, as Export and Import of the back office. */
export function run(args: string[]): Promise<void> {
	addErrors(courseFileErrors)
	return orSayWhy(async () => {
		const [verb, name, file] = args.filter((arg) => !arg.startsWith('--'))
		if (!name || (verb !== 'export' && verb !== 'import')) throw new StopReason(usage)
		await withTarget(false, (stores) =>
			verb === 'export'
				? exportTo(stores, { slug: name, file: file ?? `${name}.zip`, args })
				: importFrom(stores, { path: name, isDryRun: args.includes('--dry-run') }),
		)
	})
}

type Stores = { db: SeedDb; media: R2Bucket }

async function exportTo(
	stores: Stores,
	{ slug, file, args }: { slug: string; file: string; args: readonly string[] },
): Promise<void> {
	const isThere = and(eq(lessons.slug, slug), eq(lessons.isDeleted, false))
	const [found] = await stores.db.select({ id: lessons.id }).from(lessons).where(isThere)
	if (!found) throw new StopReason(`There is no course or lesson with the slug ${slug}.`)
	const zip = await exportZip(stores, { id: found.id, withAudio: args.includes('--audio') })
	if (!zip.ok) throw new StopReason(problemText(zip.error))
	// The same stream in the types of Node and of the worker.
	const body = zip.value.body as unknown as NodeStream
	await pipeline(Readable.fromWeb(body), createWriteStream(file))
	console.log(`Wrote ${file}.`)
}

async function importFrom(
	stores: Stores,
	{ path, isDryRun }: { path: string; isDryRun: boolean },
): Promise<void> {
	const read = readWholeCourse(filesAt(path), textLimits)
	if (!read.ok) {
		const lines = read.error.map(
			({ file, line, ...problem }) =>
				`${file}${line === undefined ? '' : `:${line}`} ${problemText(problem)}`,
		)
		throw new StopReason(lines.join('\n'))
	}
	const asked = { read: read.value, chosen: new Map() }
	const { course, lessons: planned } = await planImport(stores, asked)
	for (const { slug, newSlug, state, way } of [...(course ? [course] : []), ...planned]) {
		const as = newSlug === slug ? '' : ` as ${newSlug}`
		console.log(`  ${stateNames[state].padEnd(10)} ${slug}: ${way}${as}`)
	}
	if (isDryRun) return
	const done = await importCourse(
		{ ...stores, services: localTokenizer() },
		{
			...asked,
			fileHash: '',
			digest: undefined,
			actor: await findAdministrator(stores.db),
			now: new Date(),
		},
	)
	if (!done.ok) throw new StopReason(done.error.map(({ text }) => text).join('\n'))
	console.log(
		'Imported. New items are disabled. Text, notes and exercises that learners see wait to be published.',
	)
}

/** A folder as the first content has it, or a zip. */
function filesAt(path: string): Files {
	if (!existsSync(path)) throw new StopReason(`File not found: ${path}`)
	if (statSync(path).isDirectory()) {
		const entries = readdirSync(path, { recursive: true, withFileTypes: true })
		return new Map(
			entries
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name))
				.map((file) => [relative(path, file), Uint8Array.from(readFileSync(file))] as const),
		)
	}
	const zip = openZip(Uint8Array.from(readFileSync(path)))
	if (!zip.ok) throw new StopReason(problemText(zip.error))
	return zip.value
}

/** The log names the administrator whose account is oldest. */
async function findAdministrator(db: SeedDb) {
	const [found] = await db
		.select({ id: userProfiles.id, email: userProfiles.email })
		.from(userProfiles)
		.where(
			and(gte(userProfiles.level, adminLevel), eq(userProfiles.status, accountStatuses.normal)),
		)
		.orderBy(desc(userProfiles.level), userProfiles.createdAt)
		.limit(1)
	if (!found) throw new StopReason('There is no administrator. Start Hanlu once, or create one.')
	return found
}
