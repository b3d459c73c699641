/**
 * A platform for one test run. Its first content is filled in once for each state of migrations and
 * seeds; later runs begin with a copy of that data folder.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listUnspoken, markSpoken } from '#app/seed/first-audio.ts'
import { startFirstAudio } from '#tools/first-audio.ts'
import { askerOf } from '#tools/host.ts'
import { openForSeeding, type Platform, startPlatform } from '#tools/platform.ts'
import { freePort } from '#tools/ports.ts'
import { sayAloud } from '#tools/say.ts'
import type { Extent } from './extent.ts'
import { hashOf, keptFolder, testCache } from './kept-folder.ts'

/** Everything the first content depends on. */
const seeds = ['app/db', 'app/domain', 'app/seed', 'migrations', 'tools', 'package-lock.json']

/** The lessons that the tests of `npm test` listen to. Speaking all texts takes two minutes. */
const heard = ['ni-hao', 'tea-house', 'market-day'].map((slug) => `demo-${slug}`)

export async function startTestPlatform(extent: Extent): Promise<Platform> {
	const template = await keptFolder(testCache, hashOf(seeds), fill)
	const dataPath = mkdtempSync(join(tmpdir(), 'hanlu-test-'))
	cpSync(template, dataPath, { recursive: true })
	const platform = await startPlatform({
		port: await freePort(),
		dataPath,
		say: sayAloud,
		withFirstAudio: extent === 'long',
	})
	const audio = extent === 'short' ? await speakWhatIsHeard(platform) : undefined
	const stop = async () => {
		audio?.stop()
		await platform.stop()
		rmSync(dataPath, { recursive: true, force: true })
	}
	return { ...platform, stop }
}

/** Speaks a few of the first texts and counts the others as spoken. */
async function speakWhatIsHeard({ databaseUrl, miniflare }: Platform) {
	const db = openForSeeding({ url: databaseUrl })
	const unspoken = await listUnspoken(db)
	await markSpoken(
		db,
		unspoken.filter(({ id }) => !heard.includes(id)),
	)
	return startFirstAudio({ db, ask: askerOf(miniflare, 'tts') })
}

async function fill(dataPath: string): Promise<void> {
	const port = await freePort()
	const platform = await startPlatform({ port, dataPath, say: sayAloud, withFirstAudio: false })
	await platform.stop()
}
