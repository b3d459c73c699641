/**
 * Builds the embedded voice from its npm packages: espeak-ng as a module that runs in workerd, its
 * data reduced to Mandarin and English, and the MP3 encoder.
 *
 * The package has 130 languages in 24 MB. Mandarin, and English for Latin words in a Chinese text,
 * take 2.4 MB. For the licence see workers/speech/embedded-voice/README.md.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTones } from './embedded-tones.ts'

type EmbeddedVoicePaths = {
	espeak: string
	encoder: string
	/** The output folder. */
	target: string
}

const paths: EmbeddedVoicePaths = {
	espeak: 'node_modules/@echogarden/espeak-ng-emscripten',
	encoder: 'node_modules/wasm-media-encoders',
	target: 'build/embedded-voice',
}

const wanted =
	/espeak-ng-data\/(?:cmn_dict|en_dict|intonations|phondata|phonindex|phontab|lang\/sit\/cmn|lang\/gmw\/en|voices\/!v\/f[1-5])$/
const wantedCount = 13

/** Patches that keep the module from looking for a browser or Node's file system. */
const patches = [
	{ from: /import\.meta\.url/g, to: '"file:///espeak-ng.js"', count: 6 },
	{
		from: /var ENVIRONMENT_IS_WEB=[^;]*;var ENVIRONMENT_IS_WORKER=[^;]*;var ENVIRONMENT_IS_NODE=[^;]*;/g,
		to: 'var ENVIRONMENT_IS_WEB=false;var ENVIRONMENT_IS_WORKER=false;var ENVIRONMENT_IS_NODE=false;',
		count: 1,
	},
	{
		from: /if\(ENVIRONMENT_IS_NODE\)\{const\{createRequire\}=await import\("module"\);[^}]*\}var require=createRequire\(dirname\)\}/g,
		to: '',
		count: 1,
	},
	// Unreachable, but the bundler would try to resolve them.
	{ from: /require\("(?:fs|path|url|crypto)"\)/g, to: 'undefined', count: 5 },
] as const

const notice = `/*
 * espeak-ng, GPL-3.0-or-later, from the npm package @echogarden/espeak-ng-emscripten.
 * MODIFIED on 2026-11-23: the list of data files is cut down to Mandarin and English, the heights and
 * lengths of Mandarin's tones are changed, and the detection of browsers and Node is switched off. The
 * licence stands beside this file in COPYING.
 */
`

/** Builds unless the files are up to date. Throws if a patch no longer fits the package. */
export function buildEmbeddedVoice({ espeak, encoder, target } = paths): void {
	const stampFile = join(target, 'stamp')
	const stamp = createHash('sha256')
		.update(readFileSync('tools/embedded-voice.ts'))
		.update(readFileSync('tools/embedded-tones.ts'))
		.update(readFileSync(join(espeak, 'package.json')))
		.update(readFileSync(join(encoder, 'package.json')))
		.digest('hex')
	if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
	const { module, data } = cutDown(
		readFileSync(join(espeak, 'espeak-ng.js'), 'utf8'),
		readFileSync(join(espeak, 'espeak-ng.data')),
	)
	mkdirSync(target, { recursive: true })
	writeFileSync(join(target, 'espeak-ng.js'), notice + module)
	writeFileSync(join(target, 'espeak-cmn.bin'), data)
	copyFileSync(join(espeak, 'COPYING'), join(target, 'COPYING'))
	copyFileSync(join(encoder, 'wasm/mp3.wasm'), join(target, 'mp3.wasm'))
	writeFileSync(stampFile, stamp)
}

/** Reduces the list of files in the module, and the data to those files. */
function cutDown(source: string, pack: Buffer): { module: string; data: Buffer } {
	const [list = '', names = ''] =
		/loadPackage\(\{files:\[(.*?)\],remote_package_size:\d+\}\)/s.exec(source) ?? []
	const files = [...names.matchAll(/\{filename:"([^"]+)",start:(\d+),end:(\d+)\}/g)]
		.map(([, name = '', start, end]) => ({ name, start: Number(start), end: Number(end) }))
		.filter(({ name }) => wanted.test(name))
	if (files.length !== wantedCount) {
		throw new Error(`espeak-ng.js lists ${files.length} of the ${wantedCount} files of the voice`)
	}
	let at = 0
	const kept = files.map(({ name, start, end }) => {
		const from = at
		at += end - start
		return `{filename:"${name}",start:${from},end:${at}}`
	})
	if (pack.length < Math.max(...files.map(({ end }) => end))) {
		throw new Error('espeak-ng.data is shorter than espeak-ng.js says')
	}
	const data = Buffer.concat(
		files.map(({ name, start, end }) => {
			const file = pack.subarray(start, end)
			return name.endsWith('/phontab') ? setTones(file) : file
		}),
	)
	const shortList = `loadPackage({files:[${kept.join(',')}],remote_package_size:${at}})`
	return {
		module: patches.reduce(
			patch,
			source.replace(list, () => shortList),
		),
		data,
	}
}

function patch(source: string, { from, to, count }: (typeof patches)[number]): string {
	const found = source.match(from)?.length ?? 0
	if (found !== count) throw new Error(`espeak-ng.js has ${from} ${found} times, not ${count}`)
	return source.replace(from, () => to)
}
