/**
 * Completes the lock file for all systems. npm lists only the optional binaries it found on this
 * machine and registry; on other systems `npm ci` then refuses to install, because dependencies are
 * missing from the list.
 */
import * as z from 'zod'

const packageSchema = z.looseObject({
	version: z.string().optional(),
	dev: z.boolean().optional(),
	optionalDependencies: z.record(z.string(), z.string()).optional(),
})

const lockSchema = z.looseObject({ packages: z.record(z.string(), packageSchema) })

type LockFile = z.infer<typeof lockSchema>

type Binary = { name: string; version: string; isDev: boolean }

export function readLockFile(text: string): LockFile {
	return lockSchema.parse(JSON.parse(text))
}

/** Optional dependencies with an exact version that the lock file does not list. */
export function missingBinaries({ packages }: LockFile): Binary[] {
	return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
		Object.entries(optionalDependencies)
			.filter(([name, version]) => /^\d/.test(version) && !isListed(packages, path, name))
			.map(([name, version]) => ({ name, version, isDev: dev === true })),
	)
}

export function withBinaries(lock: LockFile, binaries: readonly Binary[]): LockFile {
	const packages = { ...lock.packages }
	for (const { name, version, isDev } of binaries) {
		const entry = { version, ...(isDev && { dev: true }), optional: true, ...systemOf(name) }
		packages[`node_modules/${name}`] = entry
	}
	const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))
	return { ...lock, packages: Object.fromEntries(sorted) }
}

/** Looks next to the dependent package, then in each node_modules further up. */
function isListed(packages: LockFile['packages'], path: string, name: string): boolean {
	for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
		if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true
		if (!at.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined
	}
}

/** `@rollup/rollup-linux-x64-musl` → linux, x64, musl */
function systemOf(name: string) {
	const parts = name.slice(name.indexOf('/') + 1).split('-')
	const os = parts.filter((part) => systems.has(part))
	const cpu = parts.filter((part) => processors.has(part))
	const isMusl = parts.some((part) => part.startsWith('musl'))
	const isGnu = os[0] === 'linux' && parts.some((part) => part.startsWith('gnu'))
	return {
		...(cpu.length > 0 && { cpu }),
		...((isMusl || isGnu) && { libc: [isMusl ? 'musl' : 'glibc'] }),
		...(os.length > 0 && { os }),
	}
}

const systems = new Set([
	...['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony'],
	...['sunos', 'win32'],
])

const processors = new Set([
	...['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'],
])
