/**
 * A platform for one test run. Its first content is filled in once for each state of migrations and
 * seeds; later runs begin with a copy of that data folder.
 */
import { createHash } from 'node:crypto'
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Platform, startPlatform } from '#tools/platform.ts'
import { freePort } from '#tools/ports.ts'
import { sayAloud } from '#tools/say.ts'

/** Everything the first content depends on. */
const seeds = ['app/db', 'app/domain', 'migrations', 'tools', 'package-lock.json']

const cache = join('node_modules', '.cache', 'hanlu')

export async function startTestPlatform(): Promise<Platform> {
	const template = join(cache, hashOf(seeds))
	if (!existsSync(template)) await fill(template)
	const dataPath = mkdtempSync(join(tmpdir(), 'hanlu-test-'))
	cpSync(template, dataPath, { recursive: true })
	const platform = await startPlatform({
		port: await freePort(),
		dataPath,
		say: sayAloud,
		withFirstAudio: true,
	})
	const stop = async () => {
		await platform.stop()
		rmSync(dataPath, { recursive: true, force: true })
	}
	return { ...platform, stop }
}

async function fill(template: string): Promise<void> {
	rmSync(cache, { recursive: true, force: true })
	mkdirSync(cache, { recursive: true })
	const unfinished = `${template}.unfinished`
	const port = await freePort()
	const platform = await startPlatform({
		port,
		dataPath: unfinished,
		say: sayAloud,
		withFirstAudio: false,
	})
	await platform.stop()
	renameSync(unfinished, template)
}

function hashOf(paths: readonly string[]): string {
	const hash = createHash('sha256')
	for (const path of paths.flatMap(filesBelow).sort()) {
		hash.update(path).update('\0').update(readFileSync(path))
	}
	return hash.digest('hex').slice(0, 16)
}

function filesBelow(path: string): string[] {
	if (!statSync(path).isDirectory()) return [path]
	return readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
}
