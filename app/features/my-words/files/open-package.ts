/**
 * Opens an Anki package in a worker of the browser, which ends with it. There a large file does not stop
 * the page, and only there may WebAssembly run: the worker's file has a policy of its own, which lets it
 * ask for nothing but files of this site (public/_headers).
 */
import { ankiPackageErrors } from '#app/domain/errors/anki-packages.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import type { PackageList } from '#app/domain/my-words/files/anki-package/package-list.ts'
import { fillIn, pageErrorText } from '#app/domain/page-errors.ts'
import { err, type Result } from '#app/domain/result.ts'

const mostBytes = 100 * 1024 * 1024

/** Returns its list, or a sentence that says why there is none. */
export async function openPackage(file: File): Promise<Result<PackageList, string>> {
	if (file.size > mostBytes) {
		return err(fillIn(ankiPackageErrors['anki-package.too-large'], tooLarge(file.size, mostBytes)))
	}
	const worker = new Worker(new URL('./anki-package-worker.ts', import.meta.url), {
		type: 'module',
	})
	try {
		return await new Promise((done, fail) => {
			worker.onmessage = ({ data }: MessageEvent<Result<PackageList, string>>) => done(data)
			worker.onerror = fail
			worker.postMessage(file)
		})
	} catch {
		// The worker or SQLite could not be loaded, or had too little memory.
		return err(pageErrorText('text-file.unreadable'))
	} finally {
		worker.terminate()
	}
}
