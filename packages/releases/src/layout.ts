/**
 * Where things lie in a store of builds. These are addresses: relative, with `/`, below a folder or a bucket's prefix; browsers find what they load
 * (the folders of builds) below the same addresses on the site.
 */

/** A build of the shell or of an area, or a release of content, by name and version. */
export interface BuildName {
  readonly name: string;
  readonly version: string;
}

const isArea = (name: string): boolean => name !== 'shell' && name !== 'content';

/** The folder of what browsers load of a build. */
export const webFolderOf = ({ name, version }: BuildName): string =>
  isArea(name) ? `areas/${name}/${version}` : `${name}/${version}`;

/** The folder of a build's twin for Node, which draws first views. */
export const serverFolderOf = ({ name, version }: BuildName): string => `server/${name}/${version}`;

/** The module of that twin. */
export const serverModuleOf = (build: BuildName): string => `${serverFolderOf(build)}/${build.name}.mjs`;

/** The name of the file, in a build's folder for browsers, that says what the build is. Where it is, the folder is whole. */
export const descriptorNameOf = ({ name }: Pick<BuildName, 'name'>): string =>
  isArea(name) ? 'area.json' : `${name}.json`;

/** Address below which browsers load a build's files, with a slash at its end; a build that another server offers says it by `base`. */
export const publicPathOf = (build: BuildName & { readonly base?: string | undefined }): string =>
  build.base ?? `/${webFolderOf(build)}/`;

/** A release set, and the first views that were drawn for it. */
export const setFileOf = (setId: string): string => `sets/${setId}.json`;
export const viewsFileOf = (setId: string): string => `views/${setId}.json`;

/** Says which set `npm run build` made last. */
export const lastBuildFile = 'built.json';
