// The entry of every npm script. Plain JavaScript without dependencies, so that it can print a message
// before packages are installed, and on a Node version too old for the rest.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const [major, minor] = process.versions.node.split('.').map(Number)
// As "engines" in package.json says.
const isSupported = major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)
if (!isSupported) {
	console.error(`Hanlu needs Node 24, 22.13 or 20.19; this is Node ${process.versions.node}.`)
	process.exit(1)
}

// Whether node_modules matches the lock file, apart from binaries of other systems.
function isInstalled() {
	const installed = join(root, 'node_modules', '.package-lock.json')
	if (!existsSync(installed)) return false
	const here = JSON.parse(readFileSync(installed, 'utf8')).packages
	const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
	return Object.entries(wanted).every(([path, { version, optional, link }]) => {
		if (path === '' || optional || link) return true
		return here[path]?.version === version
	})
}

if (!isInstalled()) {
	console.log('Installing packages (about a minute, only once)…')
	const npm = process.env.npm_execpath
	const [command, ...prefix] = npm ? [process.execPath, npm] : ['npm']
	const { status } = spawnSync(command, [...prefix, 'ci', '--no-audit', '--no-fund'], {
		stdio: ['ignore', 'ignore', 'inherit'],
		shell: !npm && process.platform === 'win32',
	})
	if (status !== 0) {
		console.error('The packages could not be installed; see the lines above.')
		process.exit(1)
	}
}

const { register } = await import('tsx/esm/api')
register()
const commands = {
	start: './commands/start.ts',
	dev: './commands/dev.ts',
	test: './commands/test.ts',
	'test-long': './commands/test-long.ts',
	check: './commands/check.ts',
	reset: './commands/reset.ts',
	bench: './commands/bench.ts',
	'bench-language': './commands/bench-language.ts',
	train: './commands/train.ts',
	labels: './commands/labels.ts',
	content: './commands/content.ts',
	'content-check': './commands/content-check.ts',
	'import-hsk': './commands/import-hsk.ts',
	lock: './commands/lock.ts',
	deploy: './operations/deploy.ts',
	'create-admin': './operations/create-admin.ts',
	backup: './operations/backup.ts',
	restore: './operations/restore.ts',
}
const [name, ...args] = process.argv.slice(2)
const { run } = await import(commands[name])
await run(args)
