/** Serves a page made of the product's parts, bundled like the product, for browser benchmarks. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import tailwindcss from '@tailwindcss/vite'
import { build, type Rollup } from 'vite'

type Served = {
	/** The page's script, which imports its style sheets: tests/bench/reading/page.tsx. */
	input: string
	/** Added to the bundled style sheets. */
	style: string
	/** Served to the script as /text.json. */
	text: unknown
}

type Files = Map<string, { type: string; body: string | Uint8Array }>

export async function servePage({ input, style, text }: Served) {
	const files = await bundle(input)
	const names = [...files.keys()]
	const script = names.find((name) => /page-[^/]*\.js$/.test(name))
	const sheet = names.find((name) => name.endsWith('.css'))
	files.set('/text.json', { type: 'application/json', body: JSON.stringify(text) })
	files.set('/', {
		type: 'text/html; charset=utf-8',
		body: `<!doctype html><link rel="stylesheet" href="${sheet}"><style>${style}</style>
			<main class="page"></main><script type="module" src="${script}"></script>`,
	})
	const server = createServer((request, response) => {
		const file = files.get(request.url ?? '/')
		response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' })
		response.end(file?.body)
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	// A server on a port has an AddressInfo.
	const { port } = server.address() as AddressInfo
	return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** Bundles an input into one script and one style sheet, as the product's build does. */
async function bundle(input: string): Promise<Files> {
	const built = await build({
		configFile: false,
		mode: 'production',
		logLevel: 'error',
		plugins: [tailwindcss()],
		esbuild: { jsx: 'automatic' },
		build: {
			write: false,
			target: 'es2022',
			rollupOptions: { input: { page: input } },
		},
	})
	const files: Files = new Map()
	for (const { output } of [built].flat().filter(isOutput)) {
		for (const file of output) {
			const type = file.fileName.endsWith('.css') ? 'text/css' : 'text/javascript'
			const body = file.type === 'chunk' ? file.code : file.source
			files.set(`/${file.fileName}`, { type, body })
		}
	}
	return files
}

function isOutput(built: object): built is Rollup.RollupOutput {
	return 'output' in built
}
