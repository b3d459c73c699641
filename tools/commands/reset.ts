import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataPath, ownerOf, rememberedParts } from '#tools/data-folder.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'

/** `npm run reset`: forgets everything the local platform remembers. */
export function run(): Promise<void> {
	return orSayWhy(async () => {
		const path = dataPath()
		const owner = ownerOf(path)
		if (owner)
			throw new StopReason(`Hanlu is running with ${path} (process ${owner}). Stop it first.`)
		if (!existsSync(path)) return console.log(`${path} is empty already.`)
		for (const part of rememberedParts) rmSync(join(path, part), { recursive: true, force: true })
		console.log(`${path} is empty.`)
	})
}
