import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.ts'

export default defineConfig(({ command }) => ({
	plugins: [remix(remixConfig), tailwindcss()],
	// Remix names what a page needs itself; what is loaded later has next to no parts of its own.
	build: { modulePreload: false },
	// In development loaders run in Node, where workerd's module conditions do not hold.
	...(command === 'build' && {
		ssr: {
			resolve: {
				conditions: ['workerd', 'worker', 'browser'],
				externalConditions: ['workerd', 'worker'],
			},
			target: 'webworker',
			noExternal: true,
		},
		resolve: { mainFields: ['browser', 'module', 'main'] },
	}),
	// A library is bundled for the browser from these, not discovered while a person waits.
	optimizeDeps: { entries: ['app/routes/**/*.tsx'] },
}))
