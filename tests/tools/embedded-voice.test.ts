import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildEmbeddedVoice } from '#tools/embedded-voice.ts'

const espeak = 'node_modules/@echogarden/espeak-ng-emscripten'
const encoder = 'node_modules/wasm-media-encoders'

function emptyFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-voice-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

test('the voice is small enough for a worker', () => {
	const target = emptyFolder()
	buildEmbeddedVoice({ espeak, encoder, target })
	const module = readFileSync(join(target, 'espeak-ng.js'), 'utf8')
	expect(module).toMatch(/^\/\*\n \* espeak-ng, GPL-3.0/)
	expect(module).toContain('MODIFIED')
	expect(module).not.toContain('import.meta')
	const data = statSync(join(target, 'espeak-cmn.bin')).size
	expect(data).toBeGreaterThan(2_000_000)
	expect(data).toBeLessThan(3_000_000)
	expect(readFileSync(join(target, 'COPYING'), 'utf8')).toContain('GNU GENERAL PUBLIC LICENSE')
	expect(WebAssembly.validate(readFileSync(join(target, 'mp3.wasm')))).toBe(true)
})

test('files that are up to date are not rebuilt', () => {
	const target = emptyFolder()
	buildEmbeddedVoice({ espeak, encoder, target })
	const made = statSync(join(target, 'espeak-ng.js')).mtimeMs
	buildEmbeddedVoice({ espeak, encoder, target })
	expect(statSync(join(target, 'espeak-ng.js')).mtimeMs).toBe(made)
})

test('another version of the package triggers a rebuild', () => {
	const target = emptyFolder()
	const copy = emptyFolder()
	cpSync(espeak, copy, { recursive: true })
	buildEmbeddedVoice({ espeak: copy, encoder, target })
	writeFileSync(join(target, 'espeak-ng.js'), 'old')
	const about = readFileSync(join(copy, 'package.json'), 'utf8')
	writeFileSync(join(copy, 'package.json'), about.replace('0.3.5', '0.3.6'))
	buildEmbeddedVoice({ espeak: copy, encoder, target })
	expect(readFileSync(join(target, 'espeak-ng.js'), 'utf8')).not.toBe('old')
})

test.each([
	['import.meta.url', 'somewhere', '0 times, not 6'],
	['/usr/share/espeak-ng-data/cmn_dict', '/cmn', 'lists 12 of the 13 files'],
])('a package without %s is refused', (from, to, reason) => {
	const copy = emptyFolder()
	cpSync(espeak, copy, { recursive: true })
	const module = readFileSync(join(copy, 'espeak-ng.js'), 'utf8')
	writeFileSync(join(copy, 'espeak-ng.js'), module.replaceAll(from, to))
	const target = emptyFolder()
	expect(() => buildEmbeddedVoice({ espeak: copy, encoder, target })).toThrow(reason)
})

test('truncated data is refused', () => {
	const copy = emptyFolder()
	cpSync(espeak, copy, { recursive: true })
	writeFileSync(join(copy, 'espeak-ng.data'), 'short')
	const target = emptyFolder()
	expect(() => buildEmbeddedVoice({ espeak: copy, encoder, target })).toThrow('shorter')
})

test('a package with other tones is refused', () => {
	const copy = emptyFolder()
	cpSync(espeak, copy, { recursive: true })
	const data = readFileSync(join(copy, 'espeak-ng.data'))
	const phonemes = Buffer.from('214\0\0\0\0\0', 'latin1')
	const at = data.indexOf(phonemes)
	data[at + 12] = 19
	writeFileSync(join(copy, 'espeak-ng.data'), data)
	const target = emptyFolder()
	expect(() => buildEmbeddedVoice({ espeak: copy, encoder, target })).toThrow(
		'The tone 214 of espeak-ng is 19,42,0, not 18,42,0',
	)
})
