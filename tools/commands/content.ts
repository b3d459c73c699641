import { createWriteStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { and, desc, eq, gte } from 'drizzle-orm'
import { lessons, userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses, adminLevel } from '#app/domain/accounts/user.ts'
import { type MediaFile, readWholeCourse } from '#app/domain/course-files/read-course.ts'
import type { Files } from '#app/domain/course-files/read-course-files.ts'
import type { ByteSource } from '#app/domain/course-files/zip-entries.ts'
import { courseFileErrors } from '#app/domain/errors/course-files.ts'
import { addErrors } from '#app/domain/errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { comparisonWith } from '#app/features/course-files/compare-media.server.ts'
import { textLimits } from '#app/features/course-files/cut-lessons.server.ts'
import { exportZip } from '#app/features/course-files/export-zip.server.ts'
import { importCourse } from '#app/features/course-files/import-course.server.ts'
import { stateNames } from '#app/features/course-files/import-ways.ts'
import { isTextOfCourse, openZip } from '#app/features/course-files/open-zip.server.ts'
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
	const read = await readWholeCourse(await filesAt(path), textLimits)
	if (!read.ok) {
		const lines = read.error.map(
			({ file, line, ...problem }) =>
				`${file}${line === undefined ? '' : `:${line}`} ${problemText(problem)}`,
		)
		throw new StopReason(lines.join('\n'))
	}
	const asked = { read: read.value, chosen: new Map() }
	const { course, lessons: planned } = await planImport(
		{ db: stores.db, isOtherMedia: comparisonWith(stores.media) },
		asked,
	)
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
async function filesAt(path: string): Promise<Files<MediaFile>> {
	if (!existsSync(path)) throw new StopReason(`File not found: ${path}`)
	if (statSync(path).isDirectory()) return filesIn(path)
	const zip = await openZip(bytesAt(path))
	if (!zip.ok) throw new StopReason(problemText(zip.error))
	return zip.value
}

function filesIn(folder: string): Files<MediaFile> {
	const texts = new Map<string, Uint8Array>()
	const media = new Map<string, MediaFile>()
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue
		const file = join(entry.parentPath, entry.name)
		const path = relative(folder, file)
		if (isTextOfCourse(path)) texts.set(path, Uint8Array.from(readFileSync(file)))
		else media.set(path, fileAt(file))
	}
	return { texts, media }
}

function fileAt(path: string): MediaFile {
	const { size, read } = bytesAt(path)
	return { size, read: (most = size) => read(0, most) }
}

/** A file that is read piece by piece. */
function bytesAt(path: string): ByteSource {
	const { size } = statSync(path)
	return {
		size,
		async read(from, to) {
			const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from))
			const file = await open(path)
			try {
				const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
				return bytes.subarray(0, bytesRead)
			} finally {
				await file.close()
			}
		},
	}
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
